"""The rules of the chapter that facts decide, each with its working."""
