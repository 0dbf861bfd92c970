import { element } from "./element.ts";

/** Makes the name of each field a link to itself, so that people can share it. */
export function linkFields(): void {
  for (const name of document.querySelectorAll(".fields > li > p:first-child > code")) {
    const id = name.closest("li")?.id ?? "";
    name.replaceChildren(element("a", { href: `#${encodeURI(id)}` }, ...name.childNodes));
  }
}
