"""Misses: the questions that Howard or the chapter could not answer, counted in one file that desks may share.

`watching.watched(respond, tell)` is the conversation with somebody looking on, who is told of every miss. That is the
`tell` of `desk.recorder(path, own_folder)`, which writes in a thread of its own. `book` adds to the file, reads it and
empties it. Only `words.Sieve` says which words of a question may stand there.
"""
