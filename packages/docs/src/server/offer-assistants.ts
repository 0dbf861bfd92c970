/** Programs that read a page for a person, each with the start of an address that opens it with a question. */
const assistants = [
  ["Claude", "https://claude.ai/new?q="],
  ["ChatGPT", "https://chatgpt.com/?q="],
] as const;

/**
 * Adds a closed menu to a page, with a link to each assistant. The question has the address of the page as Markdown, so
 * the docs must know where they are published. The page itself sends nothing to an assistant.
 * @param path the file of the page, such as `operations/listSheets/index.html`
 * @param address where the docs are published; it ends with `/`
 */
export function offerAssistants(page: string, path: string, address: string): string {
  const markdown = path.replace(/(?:(?<=.)\/index)?\.html$/, ".md");
  const question = encodeURIComponent(`Read ${address}${markdown}. Then help me with my questions about it.`);
  const links = assistants.map(([name, start]) => `<li><a href="${start}${question}">${name}</a></li>`);
  const menu = `<details class="assistants"><summary>Open in an assistant</summary><ul>${links.join("")}</ul></details>`;
  return page.replace(/<p class="twin">.*?<\/p>/s, (found) => found + menu);
}
