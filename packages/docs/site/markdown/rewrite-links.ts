import { Lexer, type Token, walkTokens } from "marked";

/** Replaces the addresses of the links in Markdown, but not in blocks of code. */
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

/** The part of a link after its text; an address may have parentheses in pairs. */
const address = /(\]\(|\]: +)((?:[^\s()]|\([^\s()]*\))+)/g;

function listLinks(block: Token): Set<string> {
  const links = new Set<string>();
  walkTokens([block], (token) => {
    if (token.type === "link" || token.type === "def") links.add(token["href"]);
  });
  return links;
}
