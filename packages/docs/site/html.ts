/** Markup that is safe to put into a page: everything in it that came from outside has been escaped. */
export interface Html {
  readonly html: string;
}

/** What may stand in an `html` template: text is escaped, lists are joined, nothing is written for absent values. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** Writes markup; values are escaped unless they are markup themselves. Attribute values must stand in quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] ?? "";
  values.forEach((value, index) => {
    text += toText(value) + (strings[index + 1] ?? "");
  });
  return { html: text };
}

/** Takes text as markup, unescaped; only for what our own build wrote. */
export function raw(markup: string): Html {
  return { html: markup };
}

/** The markup of a value as text, to be written into a file. */
export function toText(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return "";
  if (typeof value === "object") return "html" in value ? value.html : value.map(toText).join("");
  return escapeText(String(value));
}

/** Text without markup, with the characters escaped that mean something in HTML. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
