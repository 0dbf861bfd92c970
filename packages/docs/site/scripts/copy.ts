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
  button.addEventListener("click", () => copyText(button, async () => block.textContent ?? ""));
  block.replaceWith(frame);
  frame.append(block, button);
  return frame;
}

/** Copies a text; the button says for two seconds whether it worked. */
export async function copyText(button: HTMLElement, read: () => Promise<string>): Promise<void> {
  // A second click within these seconds must not keep the message.
  button.dataset["label"] ??= button.textContent ?? "";
  try {
    await navigator.clipboard.writeText(await read());
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed";
  }
  setTimeout(() => {
    button.textContent = button.dataset["label"] ?? "";
  }, 2000);
}
