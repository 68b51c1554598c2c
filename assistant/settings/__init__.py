"""The settings of one desk: one file, its defaults, and what the environment overrides.

`loading.load_settings()` gives the settings with where each came from; whoever needs one is handed it. The conversation
gets the office alone (`office.Office`, in the engine), and reads nothing by itself.
"""
