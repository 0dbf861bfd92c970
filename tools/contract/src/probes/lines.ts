import { type PreparedRequest, withBody } from "./prepared-request.ts";
import type { Probe, ProbeMaker } from "./probe.ts";

/** The media type of JSON lines. */
export const linesType = "application/x-ndjson";

/** Lines that are not JSON objects, and other ways to write the same lines. */
export function probeLines(prepared: PreparedRequest, maker: ProbeMaker): Probe[] {
  const text = new TextDecoder().decode(prepared.body).trimEnd();
  const send = (body: string) => withBody(prepared, body, linesType);
  const wrong = ["[]", "null", "12", '"text"', "{", "{}}", "{} {}", "{},", '{"sku":\n"A"}', "{'sku':1}"];
  const good = {
    "no line feed at the end": text,
    "carriage returns": `${text.replaceAll("\n", "\r\n")}\r\n`,
    "empty lines": `\n \n${text.replaceAll("\n", "\n\n")}\n\t\n`,
    "a byte order mark": `\uFEFF${text}\n`,
    "only an empty line": "\n",
  };
  return [
    ...wrong.map((line) => maker.rejected(`the line ${line}`, send(`${text}\n${line}\n`), 400)),
    ...Object.entries(good).map(([name, body]) => maker.accepted(name, send(body))),
  ];
}
