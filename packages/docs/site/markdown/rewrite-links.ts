import { Lexer, type Token, walkTokens } from "marked";

/** Replaces the addresses of the links and images in Markdown, but not in blocks of code. */
export function rewriteLinks(markdown: string, resolveLink: (href: string) => string): string {
  return listBlocks(markdown)
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

/** The blocks of a text. Insides without a bracket have no link and are not read: reading takes most of the time. */
function listBlocks(markdown: string): readonly Token[] {
  const lexer = new Lexer();
  // As `lex` does with the ends of lines.
  lexer.blockTokens(markdown.replaceAll(/\r\n|\r/g, "\n"), lexer.tokens);
  for (const { src, tokens } of lexer.inlineQueue) if (src.includes("[")) lexer.inlineTokens(src, tokens);
  return lexer.tokens;
}

function listLinks(block: Token): Set<string> {
  const links = new Set<string>();
  walkTokens([block], (token) => {
    if (token.type === "link" || token.type === "image" || token.type === "def") links.add(token["href"]);
  });
  return links;
}
