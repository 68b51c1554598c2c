"""The chat in the terminal: it shows the replies of the engine and decides nothing.

Nothing here may import textual before `environment.quiet_environment` has run; `run` sees to it.
"""
