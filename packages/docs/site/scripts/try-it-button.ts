import { element } from "./element.ts";

/** Puts a button in the place of the form that calls an operation; the form's script is loaded when it is wanted. */
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
    // The form has taken the place of the button by then.
    script.onload = () => section.querySelector<HTMLElement>("select, input, textarea")?.focus();
    script.onerror = () => {
      button.disabled = false;
      button.textContent = "The form could not be loaded. Try again";
    };
    document.head.append(script);
  });
  fallback.replaceWith(holder);
}
