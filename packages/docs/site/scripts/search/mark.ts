import { element } from "../element.ts";

/** Text with the parts marked that a query asked for. */
export function markTerms(text: string, terms: readonly string[]): (Node | string)[] {
  // Terms are letters and digits, which mean themselves in an expression.
  const wanted = terms.filter((term) => term.length > 1);
  if (wanted.length === 0) return [text];
  // Every second part is one that matched.
  return text
    .split(new RegExp(`(${wanted.join("|")})`, "iu"))
    .map((part, index) => (index % 2 === 1 ? element("mark", {}, part) : part));
}
