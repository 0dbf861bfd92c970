import { describe, expect, it } from "vitest";
import { raw } from "../site/html.ts";
import { linkNames } from "../site/layout/link-names.ts";
import type { Page, Site } from "../site/page.ts";
import { renderSite } from "../site/write-site.ts";
import { site } from "./support/made-site.ts";

const assets = ["openapi.json", "openapi.yaml", "llms.txt", "redoc/index.html"].map((path) => ({
  path,
  content: "",
}));

function makePage(path: string, main: string, markdown = ""): Page {
  return { path, title: path, description: "", section: "about", main: raw(main), markdown };
}

async function render(pages: readonly Page[], files: Site["files"] = []): Promise<Map<string, string>> {
  const home = makePage("", "");
  const own = { ...site, pages: [home, ...pages], files: [...assets, ...files] };
  return new Map((await renderSite(own)).map(({ path, content }) => [path, String(content)]));
}

describe("links between pages", () => {
  it("become relative, and keep their anchors", async () => {
    const files = await render(
      [
        makePage(
          "a/b/",
          '<p><a href="site:c/#part">c</a> <a href="site:a/b/#own">own</a> <i id="own"></i></p>',
        ),
        makePage("c/", '<h2 id="part"><a href="site:">home</a> <a href="site:data.json">data</a></h2>'),
      ],
      [{ path: "data.json", content: "{}" }],
    );
    expect(files.get("a/b/index.html")).toContain('<a href="../../c/#part">c</a> <a href="#own">own</a>');
    expect(files.get("c/index.html")).toContain('<a href="../">home</a> <a href="../data.json">data</a>');
    expect([...files.values()].join("")).not.toContain('="site:');
  });

  it("lead from Markdown to Markdown, and code is not changed", async () => {
    const files = await render([
      makePage("a/", "", "[b](site:b/#x), [file](site:openapi.json)\n\n```md\n[b](site:b/)\n```"),
      makePage("b/", '<i id="x"></i>'),
    ]);
    expect(files.get("a.md")).toBe("[b](b.md), [file](openapi.json)\n\n```md\n[b](site:b/)\n```\n");
  });

  it("fail the build if they are broken, all of them with page and reason", async () => {
    const pages = [
      makePage(
        "a/",
        '<a href="site:b/">b</a><a href="site:c/#part">c</a><a href="#here">here</a>',
        "[d](site:d/)",
      ),
      makePage("c/", ""),
    ];
    await expect(render(pages)).rejects.toThrow(
      [
        "4 links of the site are broken:",
        "  a/ links to site:b/: the page or file does not exist.",
        '  a/ links to site:c/#part: nothing on that page has the id "part".',
        '  a/ links to #here: nothing on that page has the id "here".',
        "  a/ links to site:d/: the page or file does not exist.",
      ].join("\n"),
    );
  });

  it("need unique ids", async () => {
    const page = makePage("a/", '<i id="x"></i><b class="y" id="x"></b>');
    await expect(render([page])).rejects.toThrow('The page a/ has the id "x" twice.');
  });

  it("need unique files", async () => {
    await expect(render([], [{ path: "index.html", content: "" }])).rejects.toThrow(
      "Two files of the site would be index.html.",
    );
  });
});

describe("names in code", () => {
  const links = new Map([["listSheets", "operations/listSheets/"]]);
  const link = (markup: string, page = "") => linkNames(raw(markup), links, page).html;

  it("lead to their pages", () => {
    expect(link("<p>Use <code>listSheets</code>.</p>")).toBe(
      '<p>Use <a href="site:operations/listSheets/"><code>listSheets</code></a>.</p>',
    );
  });

  it.each([
    ["<code>listSheet</code>", ""],
    ["<code>listSheets</code>", "operations/listSheets/"],
    ['<a href="x"><b>1</b> <code>listSheets</code></a>', ""],
    ["<pre><code>listSheets</code></pre>", ""],
  ])("are not changed in %s on the page %j", (markup, page) => {
    expect(link(markup, page)).toBe(markup);
  });
});
