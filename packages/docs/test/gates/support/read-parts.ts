import type { JSHandle } from "playwright-core";

/** The text of a part of a document. */
export interface Part {
  /** Without spaces, because markup may have additional ones. */
  readonly text: string;
  /** Whether a reader can see it after opening folded parts. */
  readonly seen: boolean;
}

/** The parts of the content of a document by their ids. */
export async function readParts(document: JSHandle<Document>): Promise<ReadonlyMap<string, Part>> {
  const parts = await document.evaluate((root) => {
    // The browser itself opens folded parts, so they are readable without a script.
    for (const folded of root.querySelectorAll("details")) folded.open = true;
    // A parsed document is not rendered, so this checks that nothing in it is marked as hidden.
    const isSeen = (element: Element) =>
      root.defaultView === null
        ? element.closest("[hidden], template, noscript") === null
        : element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The id of a section is that of its heading.
    const findWhole = (element: Element) =>
      /^H\d$/.test(element.tagName) ? (element.closest("section") ?? element) : element;
    return [...root.querySelectorAll(".content [id]")].map((element): [string, Part] => [
      element.id,
      { text: findWhole(element).textContent.replaceAll(/\s+/g, ""), seen: isSeen(element) },
    ]);
  });
  return new Map(parts);
}
