import { choiceChanged, readChoice, readChosenUrl, sampleUrl } from "./chosen-server.ts";

/** Programs on the page call the chosen server, and take a token of your own from the environment. */
export function followChoice(): void {
  const originals = new Map<Text, string>();
  for (const code of document.querySelectorAll("pre code, .lead .see code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      if (text.includes(sampleUrl) || text.includes("my-access-token")) originals.set(node as Text, text);
    }
  }
  const show = () => {
    const url = readChosenUrl();
    const hasToken = readChoice("token") !== undefined;
    for (const [node, original] of originals) {
      const text = original.replaceAll(sampleUrl, url);
      node.nodeValue = hasToken ? takeTokenFromEnvironment(text) : text;
    }
  };
  document.addEventListener(choiceChanged, show);
  show();
}

/** The page never shows the token itself. */
function takeTokenFromEnvironment(text: string): string {
  return text
    .replaceAll('"my-access-token"', 'process.env["DATA_IMPORT_TOKEN"]')
    .replaceAll(/'Authorization: Bearer my-access-token'/g, '"Authorization: Bearer $DATA_IMPORT_TOKEN"');
}
