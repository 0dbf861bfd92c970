import { type Html, html } from "../html.ts";
import { renderInline, renderMarkdown } from "../markdown/render-markdown.ts";

/** Markdown of the description: one paragraph, or blocks if the text has several. */
export function writeText(text: string): Html | false {
  if (text === "") return false;
  return text.includes("\n\n") ? renderMarkdown(text) : html`<p>${renderInline(text)}</p>`;
}

/** A value as code within a line: text without quotes, everything else as JSON. */
export function writeValue(value: unknown): Html {
  return html`<code>${typeof value === "string" && value !== "" ? value : JSON.stringify(value)}</code>`;
}

/** A name that may break before each capital. */
export function breakWords(name: string): Html[] {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((part) => html`${part}<wbr>`);
}
