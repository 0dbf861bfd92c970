import type { JSHandle } from "playwright-core";

/** What a document says in one of its parts. */
export interface Part {
  /** Without any space, which markup has where text has none. */
  readonly text: string;
  /** Whether somebody sees it who opens what is folded. */
  readonly seen: boolean;
}

/** The parts of the content of a document by their ids. */
export async function readParts(document: JSHandle<Document>): Promise<ReadonlyMap<string, Part>> {
  const parts = await document.evaluate((root) => {
    // Folded parts are opened by the browser itself, so that everybody can.
    for (const folded of root.querySelectorAll("details")) folded.open = true;
    // A document that was only parsed has no looks; nothing in it may be marked as hidden.
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
