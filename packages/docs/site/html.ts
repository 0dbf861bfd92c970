/** Markup that is safe in a page: text from outside is escaped. */
export interface Html {
  readonly html: string;
}

/** A value in an `html` template: text is escaped, lists are joined, absent values write nothing. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** Writes markup; values are escaped unless they are markup themselves. Attribute values need quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] ?? "";
  values.forEach((value, index) => {
    text += toText(value) + (strings[index + 1] ?? "");
  });
  return { html: text };
}

/** Takes text as markup, unescaped; only for the output of our own build. */
export function raw(markup: string): Html {
  return { html: markup };
}

/** The markup of a value as text for a file. */
export function toText(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return "";
  if (typeof value === "object") return "html" in value ? value.html : value.map(toText).join("");
  return escapeText(String(value));
}

/** Escapes the special characters of HTML. */
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
