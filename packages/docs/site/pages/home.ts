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

/** Who needs the service, for readers who do not know it. */
const need =
  "For teams that get tables from other people and need them clean: product lists of suppliers, customers of an old system, readings of a device. The service reads the files, finds what is wrong, lets people correct it, and hands the records to your systems.";

/** The first pages for each kind of reader. */
const entrances: readonly Entrance[] = [
  {
    person: "I write a program",
    text: "Get a token, send a request, import a file.",
    links: [
      { path: "guides/five-minute-start/", title: "Five-minute start" },
      { path: "guides/your-first-import/", title: "Your first import" },
      { path: "operations/", title: "All operations" },
    ],
  },
  {
    person: "I run the service",
    text: "Start it, monitor it, back it up, and bring it up to date.",
    links: [
      { path: "guides/run-the-service/", title: "Run the service" },
      { path: "guides/run-agents-safely/", title: "Run agents safely" },
      { path: "guides/upgrading/", title: "Upgrading" },
    ],
  },
  {
    person: "I help people with it",
    text: "Find out what a message means, and repair an import.",
    links: [
      { path: "errors/", title: "Errors" },
      { path: "guides/records-validity-and-messages/", title: "Messages of records" },
      { path: "guides/reimport-and-undo/", title: "Undo an import" },
    ],
  },
  {
    person: "It is new to me",
    text: "See in pictures what it does, and learn its words.",
    links: [
      { path: "glossary/", title: "Concepts and glossary" },
      { path: "guides/", title: "All guides" },
    ],
  },
];

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
    navigation: { label: "Home" },
    header: html`<header class="lead hero"><h1>${title}</h1><p>${summary}</p>
<p class="ways"><a class="primary" href="site:guides/${start.slug}/">Five-minute start</a> <a href="site:operations/">All operations</a></p></header>`,
    main: html`<p>${need}</p>
<section class="doors entrances"><h2 id="who">Where to begin</h2><ul>${entrances.map(writeEntrance)}</ul></section>
<section><h2 id="what">What it is</h2>${renderMarkdown(intro)}</section>
<section class="steps"><h2 id="start">Start here</h2>
<ol>${steps.map(({ title: name, text: step }) => html`<li><h3>${name}</h3>${renderMarkdown(step)}</li>`)}</ol>
<p>The guide continues: <a href="site:guides/${start.slug}/">make a sheet, write a record, make a mistake</a>.</p></section>
<section class="doors"><h2 id="doors">In these docs</h2><ul>${doors.map(writeDoor)}</ul></section>
${more.map((part) => renderMarkdown(part))}`,
    markdown: joinBlocks(
      `# ${title}`,
      need,
      "## Where to begin",
      writeList(
        entrances.map(
          ({ person, text: why, links }) =>
            `**${person}**: ${why} ${links.map(({ path, title: name }) => `[${name}](site:${path})`).join(", ")}`,
        ),
      ),
      "## What it is",
      text,
      `## Start here`,
      ...steps.map((step) => joinBlocks(`### ${step.title}`, step.text)),
      "## What is here",
      writeList(doors.map((door) => `[${door.title}](site:${door.path}): ${door.text}`)),
    ),
  };
}

interface Entrance {
  readonly person: string;
  readonly text: string;
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

function writeEntrance({ person, text, links }: Entrance): Html {
  return html`<li><b>${person}</b><p>${text}</p><p>${links.map(
    ({ path, title }, at) => html`${at > 0 && ", "}<a href="site:${path}">${title}</a>`,
  )}</p></li>`;
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
    {
      path: "redoc/",
      title: "Redoc",
      text: "All operations on one page, as Redoc shows them, if you are used to it.",
    },
    { path: "changelog/", title: "Changelog", text: "What changed for users, release by release." },
  ];
}

function writeDoor({ path, title, text }: Door): Html {
  return html`<li><a href="site:${path}">${title}</a>${writeText(text)}</li>`;
}
