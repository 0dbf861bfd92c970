import { element } from "./element.ts";

/** Gives every block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>("pre.code")) addCopyButton(block);
}

/** Adds a button to a block of code that copies its current text; returns both. */
export function addCopyButton(block: HTMLElement): HTMLElement {
  // Without HTTPS, browsers have no clipboard, except for pages from the same machine.
  if (!navigator.clipboard) return block;
  const button = element("button", { type: "button", class: "copy" }, "Copy");
  const frame = element("div", { class: "copyable" });
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(block.textContent ?? "");
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  block.replaceWith(frame);
  frame.append(block, button);
  return frame;
}
