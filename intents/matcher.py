COVERED = "@chapter"
