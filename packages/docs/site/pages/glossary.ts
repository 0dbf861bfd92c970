import { readFileSync } from "node:fs";
import { html } from "../html.ts";
import { renderDocument, renderMarkdown } from "../markdown/render-markdown.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { describePicture, drawPicture } from "../pictures/draw-picture.ts";
import { type Picture, pictures } from "../pictures/pictures.ts";
import { writeContents } from "./guides.ts";

const lead =
  "The words of the service and its pictures: where data lives, how it arrives, and who may do what.";

/** The concepts in pictures, and a heading for each term, from a Markdown file. */
export function writeGlossaryPage(file: string): Page {
  const text = readFileSync(file, "utf8");
  const parts = text.split(/^(!picture .*)$/m);
  const sections = renderDocument(text).headings;
  const each = parts.map((part) => ({ text: part, name: part.match(/^!picture (.*)$/)?.[1] }));
  return {
    path: "glossary/",
    title: "Concepts and glossary",
    description: lead,
    section: "start",
    header: html`<header class="lead"><h1>Concepts and glossary</h1><p>${lead}</p></header>`,
    main: html`${writeContents(sections)}${each.map(({ text: part, name }) =>
      name === undefined ? renderMarkdown(part) : drawPicture(name, findPicture(name)),
    )}`,
    markdown: joinBlocks(
      "# Concepts and glossary",
      lead,
      ...each.map(({ text: part, name }) => (name === undefined ? part : describePicture(findPicture(name)))),
    ),
  };
}

function findPicture(name: string): Picture {
  const picture = pictures[name];
  if (picture === undefined)
    throw new Error(`The pictures are ${Object.keys(pictures).join(", ")}; "${name}" is not one of them.`);
  return picture;
}
