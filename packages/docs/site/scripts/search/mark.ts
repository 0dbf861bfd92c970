import { element } from "../element.ts";

/** Text with the parts marked that match a query. */
export function markTerms(text: string, terms: readonly string[]): (Node | string)[] {
  // Terms are letters and digits, which need no escape in an expression.
  const wanted = terms.filter((term) => term.length > 1);
  if (wanted.length === 0) return [text];
  // Every second part is one that matched.
  return text
    .split(new RegExp(`(${wanted.join("|")})`, "iu"))
    .map((part, index) => (index % 2 === 1 ? element("mark", {}, part) : part));
}
