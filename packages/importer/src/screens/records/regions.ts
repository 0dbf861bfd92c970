/** The regions of the page, in the order in which F6 visits them, and what gets the focus in each. */
const regions: readonly (readonly [region: string, entry: string])[] = [
  [".steps", "a, button"],
  [".records-views", "a, button"],
  [".records-tools", "input, button"],
  [".action-buttons, .action-running", "button"],
  [".records-chips", "button"],
  ["data-import-table", "[role=gridcell][tabindex='0']"],
  [".records-panel", "[tabindex], button"],
];

/** What is chosen gets the focus before the others. */
const chosen = "[aria-current], [aria-pressed=true]";

/** Lets F6 and Shift+F6 move the focus from region to region of a page, until the signal is aborted. */
export function listenToRegions(root: Document | ShadowRoot, until: AbortSignal): void {
  root.addEventListener(
    "keydown",
    (event) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      if (key !== "F6" || ctrlKey || altKey || metaKey) return;
      // A dialog keeps the focus, and so does a menu.
      if ((event.target as Element).closest("dialog, [popover]") !== null) return;
      event.preventDefault();
      moveFocus(root, shiftKey ? -1 : 1);
    },
    { signal: until },
  );
}

function moveFocus(root: Document | ShadowRoot, step: 1 | -1): void {
  const found = regions.flatMap(([region, entry]) => {
    const element = root.querySelector(region);
    const target = element?.querySelector<HTMLElement>(chosen) ?? element?.querySelector<HTMLElement>(entry);
    return element && target ? [{ element, target }] : [];
  });
  const here = found.findIndex(({ element }) => element.contains(root.activeElement));
  const next = here < 0 && step < 0 ? -1 : here + step;
  const { element, target } = found.at(next % found.length) ?? {};
  // The table shows its cell before it gives it the focus.
  if (element?.localName === "data-import-table") (element as HTMLElement).focus();
  else target?.focus();
}
