"""What a sentence says of a room and its windows: which size is the floor, which a window, which part opens."""
