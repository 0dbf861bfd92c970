import { element } from "./element.ts";
import { loadStyle } from "./load-style.ts";

/** Shows a button instead of the form that calls an operation; a click loads the script of the form. */
export function offerTryIt(): void {
  const section = document.getElementById("try-it");
  const fallback = section?.querySelector(".try-fallback");
  const source = document.documentElement.dataset["tryIt"];
  if (!section || !fallback || !source) return;
  const button = element("button", { type: "button", class: "try-open" }, "Fill in and send");
  const holder = element("p", { class: "try-fallback" }, button);
  button.addEventListener("click", () => {
    button.disabled = true;
    const script = element("script", { src: source });
    // By then the form has replaced the button.
    script.onload = () => section.querySelector<HTMLElement>("select, input, textarea")?.focus();
    script.onerror = () => {
      button.disabled = false;
      button.textContent = "The form could not be loaded. Try again";
    };
    void loadStyle().then(() => document.head.append(script));
  });
  fallback.replaceWith(holder);
}
