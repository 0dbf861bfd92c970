import { element } from "./element.ts";

/** Gives every block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>("pre.code")) addCopyButton(block);
}

/** Gives a block of code a button that copies what it says when the button is pressed; returns both. */
export function addCopyButton(block: HTMLElement): HTMLElement {
  // Browsers give pages without HTTPS no clipboard, except on the reader's own machine.
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
