import type { Page } from "../page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

/** What a server shows for an address that is not one of ours. */
export function writeNotFoundPage(): Page {
  return writeMarkdownPage({
    path: "404.html",
    title: "There is no such page",
    description: "This address is not one of the docs.",
    section: "about",
    navigation: false,
    body: [
      "The address may be misspelt, or what it named has another name now. The search above knows every operation, field and topic; these lists have them all:",
      "",
      "- [Guides](site:guides/)",
      "- [Operations](site:operations/)",
      "- [Events](site:events/)",
      "- [Schemas](site:schemas/)",
      "- [Errors](site:errors/)",
    ].join("\n"),
  });
}
