import type { Description } from "../description/model.ts";
import { highlightCode } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { writeText } from "../layout/text.ts";
import type { Content } from "../markdown/read-content.ts";
import { renderMarkdown } from "../markdown/render-markdown.ts";
import { writeCodeBlock } from "../markdown/write-code.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

/** The guide whose beginning the home page shows, and the parts of it that it shows. */
const start = { slug: "five-minute-start", steps: ["Start it", "Send a request", "Ask from a program"] };

/** The people who need the service, for readers who do not know it. */
const need =
  "For teams that get tables from other people and need them clean: product lists of suppliers, customers of an old system, readings of a device. The service reads the files, finds what is wrong, lets people correct it, and hands the records to your systems.";

/** The first pages for each kind of reader. */
const entrances: readonly Entrance[] = [
  {
    person: "Use the page",
    text: "Bring a file in, correct it, and take it back if it was wrong.",
    links: [
      { path: "guides/the-importer-page/", title: "The importer page" },
      { path: "glossary/", title: "Concepts and glossary" },
      { path: "errors/", title: "Errors" },
    ],
  },
  {
    person: "Build",
    text: "Put the importer into your product, or call the API.",
    links: [
      { path: "guides/embed-the-importer/", title: "Embed the importer" },
      { path: "guides/your-first-import/", title: "Your first import" },
      { path: "operations/", title: "All operations" },
    ],
  },
  {
    person: "Run",
    text: "Start the service, monitor it, back it up, bring it up to date.",
    links: [
      { path: "guides/run-the-service/", title: "Run the service" },
      { path: "guides/containers-and-proxies/", title: "Containers and proxies" },
      { path: "guides/upgrading/", title: "Upgrading" },
    ],
  },
  {
    person: "Contribute",
    text: "Change the description, the service or these docs.",
    links: [
      { path: "guides/change-the-description/", title: "Change the description" },
      { path: "decisions/", title: "Decisions" },
      { path: "origins/", title: "Origins" },
    ],
  },
];

/** The lines that put the importer into a page. */
const embedding = `<script type="module">import "@data-import/importer/element";</script>
<data-import service="https://import.example/v1" sheet="us_sh_Pe3rT7nK"></data-import>
<script type="module">document.querySelector("data-import").token = getToken;</script>`;

/** The files that the page has for those who have none at hand; the script has their texts. */
export const exampleFiles: readonly string[] = ["kontakte.csv", "pricelist.csv", "umsaetze.csv"];

/** The picture of an import, below `content/`; `tools/page` draws it from the importer page. */
export const movingPicture = "pictures/importer.svg";
/** The same picture without its motion. */
export const stillPicture = "pictures/importer-still.svg";

/** What the picture shows, step by step. */
const pictureSteps: readonly string[] = [
  "A person drops a file.",
  "The columns find their fields, also in another language.",
  "Wrong values are shown, each in its cell.",
  "The person hands the records over.",
];

/** What others have and lack, as Markdown: a claim about another product needs its source beside it. */
const alternatives = `| product | has | lacks | source |
| --- | --- | --- | --- |
| Flatfile, OneSchema, CSVBox, Dromo, UseCSV | an importer with mapping and validation, which a company runs for you | a page of your own origin: the packages load a frame from the cloud of the company | npm: [@flatfile/javascript](https://www.npmjs.com/package/@flatfile/javascript), [@oneschema/importer](https://www.npmjs.com/package/@oneschema/importer), [@csvbox/csvboxjs](https://www.npmjs.com/package/@csvbox/csvboxjs), [dromo-uploader-js](https://www.npmjs.com/package/dromo-uploader-js), [@usecsv/js](https://www.npmjs.com/package/@usecsv/js) |
| react-spreadsheet-import, csv-import-react, hello-csv | components for React that read and map a file in the browser, with free licences | a server: your program gets all rows at once, and keeps them, their history and their rights itself | GitHub: [react-spreadsheet-import](https://github.com/UgnisSoftware/react-spreadsheet-import), [csv-import](https://github.com/tableflowhq/csv-import), [hello-csv](https://github.com/HelloCSV/HelloCSV) |
| Data Import Service | the importer, the API behind it, history with undo, several people at once, roles, webhooks and agents, on your own machines | a company that runs it for you; a check of its twelve languages by people who speak them | [these docs](site:guides/) |`;

/** What the service is, the first steps, and links to all parts. */
export function writeHomePage(description: Description, guides: readonly Content[]): Page {
  const { title, summary, text } = description;
  const steps = readSteps(guides);
  const doors = listDoors(description);
  const [intro = ""] = splitText(text);
  return {
    path: "",
    title,
    description: summary,
    section: "start",
    navigation: { label: "Home" },
    scripts: ["look"],
    header: html`<header class="lead hero"><h1>${title}</h1><p>${summary}</p>
<p class="ways"><a class="primary" href="site:guides/${start.slug}/">Five-minute start</a> <a href="site:guides/the-importer-page/">The importer page</a> <a href="site:operations/">All operations</a></p></header>`,
    main: html`<p>${need}</p>
${writeLook()}
${writeMovingPicture()}
<section><h2 id="next">In your own product</h2><p>Three lines put the importer into a page, with a token that your server makes:</p>
${highlightCode(embedding, "html")}
<p><a href="site:guides/embed-the-importer/">Embed the importer</a> has both sides. Or see the whole page first: <code>npm start</code> prints a link to <a href="site:guides/the-importer-page/">the importer page</a> with a demonstration.</p></section>
<section class="doors entrances"><h2 id="who">Where to begin</h2><ul>${entrances.map(writeEntrance)}</ul></section>
<section><h2 id="what">What it is</h2>${renderMarkdown(intro)}</section>
<section class="steps"><h2 id="start">Start here</h2>
<ol>${steps.map(({ title: name, text: step }) => html`<li><h3>${name}</h3>${renderMarkdown(step)}</li>`)}</ol>
<p>The guide continues: <a href="site:guides/${start.slug}/">make a sheet, write a record, make a mistake</a>.</p></section>
<section class="alternatives"><h2 id="alternatives">Beside others</h2>${renderMarkdown(alternatives)}</section>
<section class="doors"><h2 id="doors">In these docs</h2><ul>${doors.map(writeDoor)}</ul></section>`,
    markdown: joinBlocks(
      `# ${title}`,
      need,
      "On the website, this page reads a file that you drop on it, without sending it anywhere, and shows what becomes of it.",
      "## The importer page",
      writeList(pictureSteps),
      "## In your own product",
      writeCodeBlock(embedding, "html"),
      "[Embed the importer](site:guides/embed-the-importer/) has both sides.",
      "## Where to begin",
      writeList(
        entrances.map(
          ({ person, text: why, links }) =>
            `**${person}**: ${why} ${links.map(({ path, title: name }) => `[${name}](site:${path})`).join(", ")}`,
        ),
      ),
      "## What it is",
      intro,
      `## Start here`,
      ...steps.map((step) => joinBlocks(`### ${step.title}`, step.text)),
      "## Beside others",
      alternatives,
      "## What is here",
      writeList(doors.map((door) => `[${door.title}](site:${door.path}): ${door.text}`)),
    ),
  };
}

/** The description of the API in parts: what it is, then each convention under its own heading. */
function splitText(text: string): string[] {
  return text.split(/\n(?=## )/);
}

/** What holds for every operation: requests, limits, errors and access. */
export function writeConventionsPage({ text }: Description): Page {
  return writeMarkdownPage({
    path: "conventions/",
    title: "Conventions of the API",
    description:
      "What holds for every operation: requests and responses, limits, errors, access and origins.",
    section: "start",
    lead: "What holds for every operation.",
    body: splitText(text).slice(1).join("\n"),
  });
}

/** The place to drop a file. The script shows what becomes of it; the tools are hidden without scripts. */
function writeLook(): Html {
  return html`<section class="look" id="look"><h2 id="drop">Drop a file on it</h2>
<p>See your columns matched, your dates and decimals understood, and your wrong values. Nothing leaves your browser: this page has the code of the service that reads and maps.</p>
<div class="look-tools"><label for="look-file">A text file, such as CSV:</label> <input id="look-file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain">
<div class="look-examples">or an example: ${exampleFiles.map((name) => html`<button type="button" value="${name}">${name}</button> `)}</div></div>
<p role="status" class="look-sum"></p><div class="look-result"></div></section>`;
}

/** The moving picture, which can be stopped without a script: browsers load the other one only then. */
function writeMovingPicture(): Html {
  const image = (name: string, address: string) =>
    html`<img class="${name}" src="${address}" width="800" height="540" loading="lazy" alt="The importer page: ${pictureSteps.join(" ")}">`;
  return html`<section><h2 id="importer">What people see</h2>
<figure class="moving-picture"><label><input type="checkbox"> Stop the picture</label>
${image("moves", `site:${movingPicture}`)}${image("still", `site:${stillPicture}`)}
<figcaption><ol>${pictureSteps.map((step) => html`<li>${step}</li>`)}</ol></figcaption></figure></section>`;
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
    { path: "conventions/", title: "Conventions", text: "Requests, limits, errors and access." },
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
