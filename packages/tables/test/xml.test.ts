import { createRandom } from "@data-import/checks/random";
import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { scanXml } from "../src/reading/xlsx/scan.ts";
import { cut } from "./support/pieces.ts";

type Seen = (string | Readonly<Record<string, string>>)[];

/** What a scanner gets; the texts between two tags as one. */
async function scan(text: string, next: () => number = () => text.length): Promise<Seen> {
  const seen: Seen = [];
  let pending = "";
  const flush = () => {
    if (pending !== "") seen.push(`text ${pending}`);
    pending = "";
  };
  const scanner = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      flush();
      seen.push(`<${name}>`, { ...attributes });
    },
    text: (part: string) => {
      pending += part;
    },
    close(name: string) {
      flush();
      seen.push(`</${name}>`);
    },
  };
  for await (const _ of scanXml(cut(text, next), scanner));
  return seen;
}

/** The same by a parser with all checks. */
function parse(text: string): Seen {
  const seen: Seen = [];
  let pending = "";
  let depth = 0;
  const flush = () => {
    if (pending !== "") seen.push(`text ${pending}`);
    pending = "";
  };
  const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const add = (part: string) => {
    if (depth > 0) pending += part;
  };
  parser.on("opentag", ({ name, attributes }) => {
    flush();
    depth += 1;
    seen.push(`<${withoutPrefix(name)}>`, { ...(attributes as Record<string, string>) });
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    flush();
    depth -= 1;
    seen.push(`</${withoutPrefix(name)}>`);
  });
  parser.write(text).close();
  return seen;
}

const texts = [
  "",
  "plain",
  " \n\t ",
  "a &lt; b &amp;&#38; &#x1F600;",
  "é😀",
  "x > y ]] '\"",
  "one\r\ntwo\rthree",
];
const values = ["", "A1", "a > b", "&quot;x&apos;", "it's", "two\nlines\tand more", "/", "=", "a=/>b"];
const between = ["", "<!-- a < b > -->", "<?go on > now?>", "<![CDATA[<c> & ]] ]]>", "  "];

function writeElement(random: (below: number) => number, depth: number): string {
  const pick = (items: readonly string[]) => items[random(items.length)] ?? "";
  const name = pick(["row", "c", "x:v", "is", "long.name-1"]);
  const attributes = Array.from({ length: random(4) }, (_, index) => {
    const quote = random(2) === 0 ? '"' : "'";
    const value = pick(values).replaceAll(quote, "");
    return ` ${pick(["", " ", "\n"])}${["r", "s", "x:id", "t"][index]}${pick(["", " "])}=${pick(["", " "])}${quote}${value}${quote}`;
  });
  const start = `<${name}${attributes.join("")}${pick(["", " "])}`;
  if (random(4) === 0) return `${start}/>`;
  const inside = Array.from({ length: depth === 0 ? 0 : random(4) }, () => writeElement(random, depth - 1));
  return `${start}>${pick(texts)}${inside.map((each) => each + pick(between) + pick(texts)).join("")}</${name}${pick(["", " "])}>`;
}

it("XML is read like by a parser with all checks, wherever its pieces are cut", async () => {
  const random = createRandom(3).below;
  for (let round = 0; round < 150; round += 1) {
    const head = ["", '<?xml version="1.0"?>\n', "<!-- first -->"][random(3)];
    const text = `${head}${writeElement(random, 3)}\n`;
    const expected = parse(text);
    expect(await scan(text), text).toEqual(expected);
    expect(await scan(text, () => 1), text).toEqual(expected);
    expect(await scan(text, () => 1 + random(20)), text).toEqual(expected);
  }
});

const whole = '<a r="1"><b>x &amp; y</b><c/><!-- no --><![CDATA[z]]></a>';

it("XML that ends too early is rejected, wherever it ends", async () => {
  expect(await scan(whole)).toContain("text x & y");
  for (let length = 0; length < whole.length; length += 1) {
    await expect(scan(whole.slice(0, length)), whole.slice(0, length)).rejects.toThrow("readable workbook");
  }
});

it.each([
  "<a><b></a></b>",
  "<a></b>",
  "</a>",
  "<a></a><b></b>",
  "text<a></a>",
  "<a></a>text",
  "<a>&unknown;</a>",
  "<a>& b</a>",
  "<a>&#x110000;</a>",
  "<a b></a>",
  "<a b=1></a>",
  "<a b c='1'></a>",
  "<a/ >",
  "<>x</>",
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  "<a>".repeat(300) + "</a>".repeat(300),
  `<a>${"x".repeat(4_200_000)}`,
])("XML such as %.40s is rejected", async (text) => {
  await expect(scan(text)).rejects.toThrow("readable workbook");
});
