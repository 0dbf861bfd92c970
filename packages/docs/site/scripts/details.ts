/** Opens the target of the address, now and after each change. */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let each = target.closest("details"); each; each = each.parentElement?.closest("details") ?? null) {
      each.open = true;
    }
    target.querySelector<HTMLDetailsElement>(":scope > details")?.setAttribute("open", "");
    target.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();
}

/** Activates the buttons that open everything in their section; removes those with nothing to open. */
export function mountOpenAll(): void {
  for (const button of document.querySelectorAll(".open-all")) {
    const all = [...(button.closest("section")?.querySelectorAll("details") ?? [])];
    if (all.length === 0) button.remove();
    button.addEventListener("click", () => {
      const open = all.some((each) => !each.open);
      for (const each of all) each.open = open;
      button.textContent = open ? "Close all" : "Open all";
    });
  }
}

/** Opens everything for paper, and closes it again afterwards. */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details")].filter(({ open }) => !open);
    for (const each of opened) each.open = true;
  });
  addEventListener("afterprint", () => {
    for (const each of opened) each.open = false;
  });
}
