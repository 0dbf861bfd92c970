import { Lexer, type Token } from "marked";

/** Markdown as one line of plain text, without its marks. */
export function toPlainText(markdown: string): string {
  return joinText(new Lexer().lex(markdown)).replaceAll(/\s+/g, " ").trim();
}

/** The first sentence of a text that begins with a paragraph, as Markdown; a colon at its end becomes a full stop. */
export function takeFirstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split("\n\n");
  const [sentence = paragraph] = paragraph.match(/^[\s\S]*?[.:](?=\s|$)/) ?? [];
  return sentence.replace(/:$/, ".");
}

/** The text of parsed Markdown, without the marks. */
export function joinText(tokens: readonly Token[]): string {
  return tokens.map(readToken).join("");
}

function readToken(token: Token): string {
  if (token.type === "space" || token.type === "br") return " ";
  if (token.type === "list") return joinText(token["items"]);
  if (token.type === "list_item") return `${joinText(token["tokens"] ?? [])} `;
  if ("tokens" in token && token.tokens !== undefined) return joinText(token.tokens);
  return "text" in token ? String(token.text) : "";
}
