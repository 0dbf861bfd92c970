import { element } from "../element.ts";

// For longer texts, colours would take too much time.
const longestCharacters = 100_000;
const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** Writes text into an element: JSON on separate lines and in colours, anything else unchanged. */
export function paintJson(into: HTMLElement, text: string): void {
  const pretty = prettify(text);
  if (pretty === undefined || pretty.length > longestCharacters) {
    into.textContent = pretty ?? text;
    return;
  }
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const { 0: all, 1: string, 2: colon, index } of pretty.matchAll(token)) {
    const kind = string === undefined ? "literal" : colon === undefined ? "string" : "key";
    parts.push(
      pretty.slice(end, index),
      element("span", { class: classes[kind] }, string ?? all),
      colon ?? "",
    );
    end = index + all.length;
  }
  into.replaceChildren(...parts, pretty.slice(end));
}

// The classes of the code that is coloured in the build.
const classes = { key: "p", string: "s", literal: "n" };

function prettify(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
