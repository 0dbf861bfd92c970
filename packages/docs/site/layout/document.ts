import type { Description } from "../description/model.ts";
import { type Html, html, raw, toText } from "../html.ts";
import { type Page, pathOfMarkdown } from "../page.ts";
import { linkNames, type NameLinks } from "./link-names.ts";
import { writeBreadcrumbs, writeNavigation, writeNeighbours } from "./navigation.ts";
import type { Outline } from "./outline.ts";

/** The addresses of the files that pages load, from the root of the site. */
export interface Assets {
  readonly style: string;
  /** The style of the search and of forms. */
  readonly laterStyle: string;
  /** The style of home, lists, pictures and guides, which the pages of operations do not need. */
  readonly readingStyle: string;
  /** By the name of the script: `site`, `search`, `try-it`. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly searchIndex: string;
}

/** The parts that all documents of a site share. */
export interface Frame {
  readonly outline: Outline;
  readonly names: NameLinks;
  readonly description: Description;
  readonly assets: Assets;
}

/** A page as a whole document; its links still begin with `site:`. */
export function writeDocument(page: Page, { outline, names, description, assets }: Frame): string {
  const home = page.path === "";
  const title = home ? description.title : `${page.title} · ${description.title}`;
  const later = (page.scripts ?? []).map((name) => html` data-${name}="site:${assets.scripts[name]}"`);
  return toText(html`<!doctype html>
<html lang="en" data-style="site:${assets.laterStyle}"${later}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(describePolicy(page))}">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${page.description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<link rel="alternate" type="text/markdown" href="site:${pathOfMarkdown(page.path)}">
${page.path.startsWith("changelog/") && html`<link rel="alternate" type="application/atom+xml" title="Releases" href="site:changelog.atom">\n`}<link rel="stylesheet" href="site:${assets.style}">${
    !/^operations\/./.test(page.path) &&
    html`
<link rel="stylesheet" href="site:${assets.readingStyle}">`
  }
<script src="site:${assets.scripts["site"]}"></script>
</head>
<body${page.aside !== undefined && html` class="with-aside"`}>
<a class="skip" href="#page-main">Skip to the content</a>
${writeHeader(description, assets)}
<div class="frame">
${writeNavigation(outline, page)}
<main id="page-main">
<div class="columns">
<div>
<div class="where">${writeBreadcrumbs(outline, page)}
<p class="twin"><a href="site:${pathOfMarkdown(page.path)}">Markdown</a></p></div>
${page.header ?? html`<header class="lead"><h1>${page.title}</h1></header>`}
${page.aside !== undefined && html`<p class="jump"><a href="#page-aside">Go to the examples</a></p>`}
<div class="content">${linkNames(page.main, names, page.path)}</div>
</div>
${page.aside !== undefined && html`<div class="aside" id="page-aside">${page.aside}</div>`}
</div>
${writeNeighbours(outline, page)}
</main>
</div>
${writeFooter(description.version)}
</body>
</html>
`);
}

/** Only our own files, scripts and styles; the forms of operations may call any server. */
function describePolicy({ scripts = [] }: Page): string {
  const servers = scripts.includes("try-it") ? " http: https:" : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${servers}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b55d9"/><path d="M16 6v12m-5-5 5 5 5-5M8 24h16" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

function writeHeader({ title, version }: Description, { scripts, searchIndex }: Assets): Html {
  return html`<header class="bar">
<button class="menu-button" type="button" popovertarget="page-nav"><span>Menu</span></button>
<a class="brand" href="site:"><span>${title}</span> <small>${version}</small></a>
<search class="search">
<input id="page-search" type="search" placeholder="Search" aria-label="Search the docs" aria-keyshortcuts="/ Control+K Meta+K" autocomplete="off" spellcheck="false"
data-script="site:${scripts["search"]}" data-index="site:${searchIndex}" data-root="site:"><kbd aria-hidden="true">/</kbd>
</search>
<button class="theme-button" type="button" aria-pressed="false"><span>Dark theme</span></button>
</header>`;
}

function writeFooter(version: string): Html {
  return html`<footer class="foot">
<p>Version ${version} of the description, as <a href="site:openapi.yaml">YAML</a> and <a href="site:openapi.json">JSON</a>.</p>
<ul>
<li><a href="site:llms.txt">For language models</a></li>
<li><a href="site:redoc/">In Redoc</a></li>
</ul>
</footer>`;
}
