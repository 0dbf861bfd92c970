const dark = matchMedia("(prefers-color-scheme: dark)");
let chosen = readChoice();

/** Sets the theme that a person chose earlier; without a choice the page has that of the system. */
export function applyTheme(): void {
  if (chosen) document.documentElement.dataset["theme"] = chosen;
  else delete document.documentElement.dataset["theme"];
}

/** Lets the button in the header change the theme; the choice is deleted if it is the theme of the system. */
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
  // The choice may change in another window, or in a page that the person comes back from.
  for (const type of ["storage", "pageshow"]) {
    addEventListener(type, () => {
      chosen = readChoice();
      applyTheme();
      show();
    });
  }
  show();
}

// Without storage, a choice is valid for one page.
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
