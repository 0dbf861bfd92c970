import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { takeFirstSentence, toPlainText } from "../site/markdown/plain-text.ts";
import { readDecisions, readGuides } from "../site/markdown/read-content.ts";
import { renderDocument, renderInline, renderMarkdown } from "../site/markdown/render-markdown.ts";
import { readRepositoryAddress, resolveLink } from "../site/markdown/resolve-link.ts";
import { rewriteLinks } from "../site/markdown/rewrite-links.ts";
import { writeCode, writeCodeBlock } from "../site/markdown/write-code.ts";
import { folder, repository } from "./support/made-site.ts";

describe("rendering Markdown", () => {
  it("gives headings unique ids for links", () => {
    const { main, headings } = renderDocument("## Wait & retry\n\n## Wait, retry!\n\n### `wait`\n");
    expect(headings.map(({ id }) => id)).toEqual(["wait-retry", "wait-retry-2", "wait"]);
    expect(main.html).toContain(
      '<h2 id="wait-retry"><a class="anchor" href="#wait-retry">Wait &amp; retry</a></h2>',
    );
    expect(main.html).toContain('<h3 id="wait"><a class="anchor" href="#wait"><code>wait</code></a></h3>');
  });

  it("leaves the number of a step out of its id, but not out of its title", () => {
    expect(renderDocument("## 2. Build *it*\n\n## 400 Bad Request\n").headings).toEqual([
      { id: "build-it", depth: 2, title: "2. Build it" },
      { id: "400-bad-request", depth: 2, title: "400 Bad Request" },
    ]);
  });

  it("rejects links in headings", () => {
    expect(() => renderMarkdown("## See [there](a.md)")).toThrow('The heading "See there" contains a link');
  });

  it("colours code in known languages, and shows the name of a file", () => {
    expect(renderMarkdown("```ts\nconst a = 1;\n```").html).toContain('<span class="k">const</span>');
    expect(renderMarkdown("```csv file=products.csv\na,b\n```").html).toMatch(
      /^<figure><figcaption>products\.csv<\/figcaption><pre[^>]*><code>a,b<\/code><\/pre><\/figure>$/,
    );
  });

  it("writes tables", () => {
    expect(renderMarkdown("| a | b |\n| - | - |\n| `c` | <d> |").html).toContain(
      "<tr><th>a</th><th>b</th></tr></thead>\n<tbody><tr><td><code>c</code></td><td>&lt;d&gt;</td></tr>",
    );
  });

  it("shows HTML as text, and leaves out comments", () => {
    expect(renderInline("Send <ACCESS_TOKEN> & <script>alert(1)</script>").html).toBe(
      "Send &lt;ACCESS_TOKEN&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;",
    );
    expect(renderMarkdown("<!-- for editors -->\n\nText.").html).toBe("<p>Text.</p>\n");
    expect(renderMarkdown('[x](site:a/"onclick="alert(1))').html).not.toContain('"onclick');
  });

  it("rejects images, because they would come from other servers", () => {
    expect(() => renderMarkdown("![a](https://elsewhere.example/a.png)")).toThrow(
      "The image https://elsewhere.example/a.png cannot be shown: pages have text, code and screens of the importer.",
    );
  });
});

describe("links between files", () => {
  const base = { repository, address: "https://git.example/data-import", content: join(folder, "content") };
  const file = join(folder, "content/decisions/0001-statuses-beyond-the-specification.md");
  const resolve = (href: string) => resolveLink(base, file, href);

  it.each([
    ["0004-webhooks-are-rendered.md", "site:decisions/0004-webhooks-are-rendered/"],
    ["0004-webhooks-are-rendered.md#decision", "site:decisions/0004-webhooks-are-rendered/#decision"],
    ["README.md", "site:decisions/"],
    ["../guides/authentication.md", "site:guides/authentication/"],
    ["../../README.md", "https://git.example/data-import/blob/HEAD/packages/docs/README.md"],
    [
      "../../../../spec/shared/responses.yaml",
      "https://git.example/data-import/blob/HEAD/spec/shared/responses.yaml",
    ],
    ["site:operations/listSheets/", "site:operations/listSheets/"],
    ["https://elsewhere.example/", "https://elsewhere.example/"],
    ["#decision", "#decision"],
  ])("%s leads to %s", (href, address) => expect(resolve(href)).toBe(address));

  it.each(["0000-nothing.md", "../guides/nothing.md", "/etc/hosts", "../../../../../outside.md"])(
    "%s is dead",
    (href) =>
      expect(() => resolve(href)).toThrow(
        `packages/docs/content/decisions/0001-statuses-beyond-the-specification.md links to ${href}, but this file does not exist.`,
      ),
  );

  it("have the address of the repository from package.json", () => {
    expect(readRepositoryAddress("git+https://git.example/a/b.git")).toBe("https://git.example/a/b");
  });

  it("are replaced in Markdown, and not in blocks of code", () => {
    const text =
      "[a](x.md) [b](x.md#y) [c](site:s/#f(enum).g)\n\n| t |\n| - |\n| [d](z.md) |\n\n- [e][1]\n\n```md\n[a](x.md)\n```\n\n[1]: q.md\n";
    expect(rewriteLinks(text, (href) => `<${href}>`)).toBe(
      "[a](<x.md>) [b](<x.md#y>) [c](<site:s/#f(enum).g>)\n\n| t |\n| - |\n| [d](<z.md>) |\n\n- [e][1]\n\n```md\n[a](x.md)\n```\n\n[1]: <q.md>\n",
    );
  });
});

describe("text", () => {
  it("loses its marks", () => {
    expect(toPlainText("A `code`, **bold** and\n[link](x.md) < 3.\n\n- one\n- two")).toBe(
      "A code, bold and link < 3. one two",
    );
  });

  it.each([
    ["One `a.b` thing. Another.", "One `a.b` thing."],
    ["These two:\n\n- one", "These two."],
    ["No end", "No end"],
  ])("of %j begins with %j", (text, sentence) => expect(takeFirstSentence(text)).toBe(sentence));

  it("is code with any backticks", () => {
    expect(writeCode("a`b")).toBe("``a`b``");
    expect(writeCode("`a`")).toBe("`` `a` ``");
    expect(writeCodeBlock("```ts\n```", "md")).toBe("````md\n```ts\n```\n````");
  });
});

describe("reading content", () => {
  const write = (files: Readonly<Record<string, string>>) => {
    const made = mkdtempSync(join(tmpdir(), "content-"));
    onTestFinished(() => rmSync(made, { recursive: true }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
    return made;
  };
  const guide = (order: number, more = "", group = "First steps") =>
    `---\ntitle: T${order}\ndescription: D.\ngroup: ${group}\norder: ${order}\n${more}---\n\nBody.\n`;

  it("sorts guides by their group and order, whatever their names", () => {
    const files = { "a.md": guide(20), "b.md": guide(10), "c.md": guide(5, "", "Operate") };
    const guides = readGuides(write(files));
    expect(guides.map(({ slug, title }) => `${slug} ${title}`)).toEqual(["b T10", "a T20", "c T5"]);
  });

  it.each([
    [{ "a.md": "# No front matter\n" }, "a.md lacks one of them."],
    [{ "a.md": "---\ntitle: T\norder: 1\n---\n" }, "a.md lacks one of them."],
    [{ "a.md": guide(1, "author: me\n") }, "a.md has author."],
    [{ "a.md": guide(1, "", "Others") }, "a.md has Others."],
    [{ "a.md": guide(1), "b.md": guide(1) }, "both have the order 1."],
    [{ "a.md": guide(1).replace("Body.", "# T1") }, "a.md: delete the heading."],
  ])("refuses %j", (files, problem) => expect(() => readGuides(write(files))).toThrow(problem));

  it("rejects a file that is not a decision record", () => {
    expect(() => readDecisions(write({ "0001-a.md": "# 0002: A\n\n## Decision\n\nB.\n" }))).toThrow(
      "0001-a.md",
    );
    expect(() => readDecisions(write({ "0001-a.md": "# 0001: A\n\nB.\n" }))).toThrow("## Decision");
  });
});
