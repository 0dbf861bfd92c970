import { type PreparedRequest, withBody } from "./prepared-request.ts";
import type { Probe, ProbeMaker } from "./probe.ts";

const malformed: Readonly<Record<string, string>> = {
  "cut off": '{"name":',
  "cut off in a list": "[1,",
  "single quotes": "{'name':'x'}",
  "a comma too many": '{"name":"x",}',
  "two values": "{} {}",
  "not JSON": "nonsense",
  "not a number": "NaN",
  "only NUL": "\0",
  "NUL in text": '{"name":"\0"}',
  "a comment": "{/* */}",
};

const depth = 10_000;
/** One more level and one more entry than the description allows. */
const tooDeep = 101;
const tooMany = 10_001;
const members = Array.from({ length: tooMany }, (_, index) => `"${index}":1`).join();

/** The bodies that are hard to parse; all operations get the same ones. */
const hard: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  "lists inside lists, very deep": encode("[".repeat(depth) + "]".repeat(depth)),
  "lists opened, never closed": encode("[".repeat(depth)),
  "objects inside objects": encode(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  "lists inside lists, one too deep": encode("[".repeat(tooDeep) + "]".repeat(tooDeep)),
  "a list with one entry too many": encode(`[${Array(tooMany).fill(1)}]`),
};
const hardObject = encode(`{${members}}`);

/** Bodies that are not JSON, and JSON that is hard to parse. */
export function probeJsonBytes(maker: ProbeMaker, prepared: PreparedRequest, bodyLimit: number): Probe[] {
  const text = new TextDecoder().decode(prepared.body);
  const send = (body: string | Uint8Array<ArrayBuffer>) =>
    withBody(prepared, body, prepared.headers["Content-Type"]);
  const padding = " ".repeat(bodyLimit - (prepared.body?.byteLength ?? 0));
  return [
    ...Object.entries(malformed).map(([name, body]) => maker.rejected(name, send(body), 400)),
    ...listBadText(text).map(([name, body]) => maker.rejected(name, send(body), 400)),
    ...Object.entries(hard).map(([name, body]) => maker.rejected(name, send(body), 400)),
    // Some operations take fewer bytes.
    maker.rejected("an object with one entry too many", send(hardObject), [400, 413]),
    ...Object.entries(listOddities(text, bodyLimit)).map(([name, body]) => maker.open(name, send(body))),
    maker.accepted("as long as it may be", send(text + padding)),
    maker.accepted("with white space around it", send(`\r\n\t ${text} \n`)),
  ];
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The body in bytes that are not UTF-8. */
function listBadText(text: string): [name: string, body: Uint8Array<ArrayBuffer>][] {
  const insert = (...bytes: number[]) => {
    const at = text.indexOf('"') + 1;
    return new Uint8Array(
      Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes), Buffer.from(text.slice(at))]),
    );
  };
  return [
    ["a byte that is not UTF-8", insert(0xff)],
    ["half a surrogate in UTF-8", insert(0xed, 0xa0, 0x80)],
    ["more bytes than a letter needs", insert(0xc0, 0xaf)],
    ["UTF-16", new Uint8Array(Buffer.from(text, "utf16le"))],
  ];
}

/** JSON that parsers read differently; the target may accept or reject it, but must respond. */
function listOddities(text: string, bodyLimit: number): Record<string, string> {
  const [, before = "", name = "", after = ""] = /^([^"]*)"([^"]*)"(.*)$/s.exec(text) ?? [];
  const [, value = "null"] = /^:\s*("(?:[^"\\]|\\.)*"|[^,}\]]*)/.exec(after) ?? [];
  const inFirstText = (inner: string) => text.replace(/:"(?:[^"\\]|\\.)*"/, () => `:"${inner}"`);
  return {
    "the same name twice": `${before}"${name}":${value},"${name}"${after}`,
    "half a surrogate, escaped": inFirstText("\\ud800"),
    "NUL, escaped": inFirstText("\\u0000"),
    "letters of other scripts": inFirstText("имя 名前 🚢"),
    "a very long text": inFirstText("x".repeat(Math.min(500_000, bodyLimit / 2))),
    "a byte order mark": `\ufeff${text}`,
    "a number beyond the range of numbers": text.replace(/:(true|false|\d+)/, ":1e999"),
  };
}
