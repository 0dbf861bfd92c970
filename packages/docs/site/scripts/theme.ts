const dark = matchMedia("(prefers-color-scheme: dark)");
let chosen = readChoice();

/** Puts the theme that a person chose earlier on the page; without a choice the system's holds. */
export function applyTheme(): void {
  if (chosen) document.documentElement.dataset["theme"] = chosen;
  else delete document.documentElement.dataset["theme"];
}

/** Lets the button in the header change the theme; the choice is forgotten when it is what the system has anyway. */
export function mountThemeButton(): void {
  const button = document.querySelector(".theme-button");
  const isDark = () => (chosen ? chosen === "dark" : dark.matches);
  const show = () => button?.setAttribute("aria-pressed", String(isDark()));
  button?.addEventListener("click", () => {
    const wanted = !isDark();
    chosen = wanted === dark.matches ? "" : wanted ? "dark" : "light";
    rememberChoice();
    applyTheme();
    show();
  });
  dark.addEventListener("change", show);
  show();
}

// Storage may be switched off; a choice holds for one page then.
function readChoice(): string {
  try {
    return localStorage.getItem("theme") ?? "";
  } catch {
    return "";
  }
}

function rememberChoice(): void {
  try {
    localStorage.setItem("theme", chosen);
  } catch {}
}
