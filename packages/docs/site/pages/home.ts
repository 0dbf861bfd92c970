import type { Description } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeText } from "../layout/text.ts";
import type { Content } from "../markdown/read-content.ts";
import { renderMarkdown } from "../markdown/render-markdown.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

/** The guide whose beginning the home page shows, and the parts of it that it shows. */
const start = { slug: "five-minute-start", steps: ["Start it", "Send a request", "Ask from a program"] };

/** What the service is, the first steps, and links to all parts. */
export function writeHomePage(description: Description, guides: readonly Content[]): Page {
  const { title, summary, text } = description;
  const steps = readSteps(guides);
  const doors = listDoors(description);
  const [intro = "", ...more] = text.split(/\n(?=## )/);
  return {
    path: "",
    title,
    description: summary,
    section: "start",
    navigation: { label: "Start" },
    header: html`<header class="lead hero"><h1>${title}</h1><p>${summary}</p>
<p class="ways"><a class="primary" href="site:guides/${start.slug}/">Five-minute start</a> <a href="site:operations/">All operations</a></p></header>`,
    main: html`${renderMarkdown(intro)}
<section class="steps"><h2 id="start">Start here</h2>
<ol>${steps.map(({ title: name, text: step }) => html`<li><h3>${name}</h3>${renderMarkdown(step)}</li>`)}</ol>
<p>The guide continues: <a href="site:guides/${start.slug}/">make a sheet, write a record, make a mistake</a>.</p></section>
<section class="doors"><h2 id="doors">In these docs</h2><ul>${doors.map(writeDoor)}</ul></section>
${more.map((part) => renderMarkdown(part))}`,
    markdown: joinBlocks(
      `# ${title}`,
      text,
      `## Start here`,
      ...steps.map((step) => joinBlocks(`### ${step.title}`, step.text)),
      "## What is here",
      writeList(doors.map((door) => `[${door.title}](site:${door.path}): ${door.text}`)),
    ),
  };
}

interface Step {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

function readSteps(guides: readonly Content[]): Step[] {
  const guide = guides.find(({ slug }) => slug === start.slug);
  if (guide === undefined)
    throw new Error(`The home page shows the guide ${start.slug}, which does not exist.`);
  return start.steps.map((title) => {
    const [, text] =
      guide.body.match(new RegExp(`^## (?:\\d+\\. )?${title}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, "m")) ??
      [];
    if (text === undefined) {
      throw new Error(`The home page shows the part "${title}" of ${guide.file}, which has no such heading.`);
    }
    return { title, text: text.trim() };
  });
}

interface Door {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

function listDoors({ operations, topics, schemas, failures }: Description): Door[] {
  return [
    { path: "guides/", title: "Guides", text: "A task, the code, the result." },
    {
      path: "operations/",
      title: `${operations.length} operations`,
      text: "Fields, samples that run, a form to try each.",
    },
    {
      path: "events/",
      title: `${topics.length} event topics`,
      text: "When each one is emitted, and its payload.",
    },
    {
      path: "schemas/",
      title: `${schemas.length} schemas`,
      text: "Every named type, and the operations that use it.",
    },
    { path: "errors/", title: `${failures.length} errors`, text: "What went wrong, and how to correct it." },
    { path: "changelog/", title: "Changelog", text: "What changed for users, release by release." },
  ];
}

function writeDoor({ path, title, text }: Door): Html {
  return html`<li><a href="site:${path}">${title}</a>${writeText(text)}</li>`;
}
