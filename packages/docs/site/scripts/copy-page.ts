import { copyText } from "./copy.ts";
import { element } from "./element.ts";

/** Adds a button that copies the whole page as Markdown, beside the link to it. */
export function addPageCopy(): void {
  const link = document.querySelector<HTMLAnchorElement>(".twin a");
  if (!link || !navigator.clipboard) return;
  const button = element("button", { type: "button" }, "Copy page");
  button.addEventListener("click", () =>
    copyText(button, async () => {
      const response = await fetch(link.href);
      if (!response.ok) throw new Error(`The page as Markdown has the status ${response.status}.`);
      return response.text();
    }),
  );
  link.before(button);
}
