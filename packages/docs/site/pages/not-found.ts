import type { Page } from "../page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

/** The page for addresses that do not exist. */
export function writeNotFoundPage(): Page {
  return writeMarkdownPage({
    path: "404.html",
    title: "Page not found",
    description: "The docs have no page at this address.",
    section: "about",
    navigation: false,
    body: [
      "The address may be misspelt, or the page may have a new name. The search above finds every operation, field and topic; these lists have all of them:",
      "",
      "- [Guides](site:guides/)",
      "- [Operations](site:operations/)",
      "- [Events](site:events/)",
      "- [Schemas](site:schemas/)",
      "- [Errors](site:errors/)",
    ].join("\n"),
  });
}
