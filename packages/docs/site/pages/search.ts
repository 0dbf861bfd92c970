import { html } from "../html.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

const lead =
  "All results for what is in the search box. The address has the query, so you can send it to others.";

/** The page that shows all results of a query, `search/?q=<query>`; a script fills it. */
export function writeSearchPage(): Page {
  return {
    path: "search/",
    title: "Search",
    description: lead,
    section: "about",
    navigation: false,
    header: html`<header class="lead"><h1>Search</h1><p>${lead}</p></header>`,
    main: html`<div id="search-results"><p>The search needs JavaScript and a web server. Without them, use <a href="site:guides/">the list of guides</a>, <a href="site:operations/">of operations</a>, <a href="site:events/">of events</a>, <a href="site:schemas/">of schemas</a> and <a href="site:errors/">of errors</a>, or the search of your browser on <a href="site:print/">the whole reference on one page</a>.</p></div>`,
    markdown: joinBlocks(
      "# Search",
      "The search works on the website. All pages in one file are in [llms-full.txt](site:llms-full.txt).",
    ),
  };
}
