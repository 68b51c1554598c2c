"""What can go wrong with the law's data, and who mends it."""



from __future__ import annotations


class HowardError(Exception):
    """Any fault that the program can explain; its message is one line for the person who can mend it."""

    def __str__(self) -> str:
        return str(self.args[0])


class DataFault(HowardError):
    """A data file says something that cannot stand. Whoever keeps the file mends it, at the key that is named."""

    def __init__(self, file: str, key: str, message: str) -> None:
        self.file = file
        self.key = key
        self.message = message
        super().__init__(f"{file}: {key}: {message}" if key else f"{file}: {message}")


class NotACitation(HowardError):
    """A text is not a citation of the chapter in any form that is understood. Whoever typed it mends it."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"not a citation: {text!r}")


class NoSuchProvision(HowardError, LookupError):
    """A citation is well formed, but the chapter has no such provision. Whoever wrote the citation mends it."""

    def __init__(self, cite: str) -> None:
        self.cite = cite
        super().__init__(f"the chapter has no provision {cite}")


class UnknownParameter(HowardError, KeyError):
    """A template or a calculator names a number that parameters.toml does not hold, or a form it does not have."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no parameter {name}")
