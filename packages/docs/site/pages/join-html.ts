import { type Html, html } from "../html.ts";

/** Parts with a comma between them. */
export function joinHtml(parts: readonly Html[]): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`, ${part}`))}`;
}
