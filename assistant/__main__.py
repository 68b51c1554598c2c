"""`python -m assistant` is the same as `howard`."""

from assistant.cli import main

raise SystemExit(main())
