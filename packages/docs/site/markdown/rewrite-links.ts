import { Lexer, type Token, walkTokens } from "marked";

/** Markdown with the addresses of its links replaced; what looks like a link in a block of code stays as it is. */
export function rewriteLinks(markdown: string, resolveLink: (href: string) => string): string {
  return new Lexer()
    .lex(markdown)
    .map((block) => {
      const links = listLinks(block);
      return block.raw.replaceAll(address, (all, opening: string, href: string) =>
        links.has(href) ? `${opening}${resolveLink(href)}` : all,
      );
    })
    .join("");
}

/** What follows the text of a link; an address may have parentheses in pairs. */
const address = /(\]\(|\]: +)((?:[^\s()]|\([^\s()]*\))+)/g;

function listLinks(block: Token): Set<string> {
  const links = new Set<string>();
  walkTokens([block], (token) => {
    if (token.type === "link" || token.type === "def") links.add(token["href"]);
  });
  return links;
}
