import { element } from "../element.ts";

/** The responses before the last one, newest first, each folded. */
export interface Earlier {
  readonly list: HTMLElement;
  /** Moves the parts of a response into the list. */
  keep(title: string, parts: readonly ChildNode[]): void;
}

/** How many responses stay. */
const mostResponses = 10;

/** Creates an empty list. */
export function makeEarlier(): Earlier {
  const list = element(
    "section",
    { class: "try-earlier", hidden: true },
    element("h3", {}, "Earlier responses"),
  );
  const keep = (title: string, parts: readonly ChildNode[]) => {
    if (parts.length === 0) return;
    const fold = element(
      "details",
      { class: "try-fold" },
      element("summary", {}, title),
      ...(parts as Element[]),
    );
    list.children[0]?.after(fold);
    list.hidden = false;
    const oldest = list.children[mostResponses + 1];
    const link = oldest?.querySelector<HTMLAnchorElement>("a[download]");
    if (link) URL.revokeObjectURL(link.href);
    oldest?.remove();
  };
  return { list, keep };
}
