import { describe, expect, it } from "vitest";
import { highlightCode } from "../site/highlight.ts";
import { html, raw, toText } from "../site/html.ts";

describe("html", () => {
  it("escapes everything that is not markup", () => {
    const text = `<script>alert("1" & '2')</script>`;
    const escaped = "&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;";
    expect(toText(html`<p title="${text}">${text}</p>`)).toBe(`<p title="${escaped}">${escaped}</p>`);
    expect(toText(html`${[text, [text]]}`)).toBe(escaped + escaped);
  });

  it("nests markup without escaping it again", () => {
    const inner = html`<b>${"&"}</b>`;
    expect(toText(html`<p>${inner}${[inner, raw("<hr>")]}</p>`)).toBe("<p><b>&amp;</b><b>&amp;</b><hr></p>");
  });

  it("writes nothing for absent values, and numbers unchanged", () => {
    expect(toText(html`(${undefined}${null}${false}${[]}${""}${0})`)).toBe("(0)");
  });
});

describe("highlighting", () => {
  const strip = (markup: string) =>
    markup
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&(lt|gt|amp|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");
  const entities: Readonly<Record<string, string>> = {
    lt: "<",
    gt: ">",
    amp: "&",
    quot: '"',
    "#x27": "'",
    "#39": "'",
  };
  const samples = {
    ts: 'const a: string = "&lt; <b>"; // done\nfor await (const one of all) run(one);',
    json: '{ "a": [1, true, null, "</script>"] }',
    sh: "curl -X POST 'http://localhost/?a=1&b=2' \\\n  -d '{\"a\": 1}' # done",
    http: "POST /v1 HTTP/1.1\nAccept: */*\n\n{}",
    yaml: "a: 1\nb:\n  - c # done",
    html: '<a href="x">&amp;</a>',
    unknown: "<&>",
  };

  it.each(Object.entries(samples))("keeps every character of %s", (language, code) => {
    expect(strip(highlightCode(code, language).html)).toBe(code);
  });

  it.each([
    ["ts", "const", "k"],
    ["ts", "// done", "c"],
    ["json", "true", "n"],
    ["sh", "# done", "c"],
    ["yaml", "# done", "c"],
    ["http", "POST", "k"],
  ])("colours %s: %s", (language, code, name) => {
    expect(highlightCode(samples[language as keyof typeof samples], language).html).toContain(
      `<span class="${name}">${code}</span>`,
    );
  });
});
