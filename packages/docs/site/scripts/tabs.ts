/** Shows samples in the language that a person chose last, on every page. */
export function rememberTabs(): void {
  for (const tab of document.querySelectorAll<HTMLInputElement>(".tabs input")) {
    try {
      if (localStorage.getItem(tab.name) === tab.value) tab.checked = true;
      tab.addEventListener("input", () => localStorage.setItem(tab.name, tab.value));
    } catch {
      // Without storage, the page shows the first language.
    }
  }
}
