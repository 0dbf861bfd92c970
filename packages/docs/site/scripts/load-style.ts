import { element } from "./element.ts";

/** Loads the style of the search and of forms once. Without it, both still work. */
export function loadStyle(): Promise<void> {
  const href = document.documentElement.dataset["style"];
  return new Promise((resolve) => {
    if (!href || document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = element("link", { rel: "stylesheet", href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
