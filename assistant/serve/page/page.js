"use strict";

// A visit that has ended begins anew; and typing goes to the terminal from the start.
document.getElementById("again").addEventListener("click", () => window.location.reload());

new MutationObserver(() => {
  if (document.body.classList.contains("-closed")) {
    document.getElementById("again").focus();
  } else if (document.body.classList.contains("-first-byte")) {
    document.querySelector(".xterm-helper-textarea")?.focus();
  }
}).observe(document.body, { attributes: true, attributeFilter: ["class"] });
