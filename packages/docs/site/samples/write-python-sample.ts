import { sampleWidthCharacters } from "./print-call.ts";
import type { SampleBody, SampleRequest, SampleResponse } from "./sample-request.ts";

/** A whole program in Python, with Requests. */
export function writePythonSample({ method, url, headers, body, response }: SampleRequest): string {
  const isLines = body?.kind === "lines";
  const sent = isLines ? { ...headers, "Content-Type": "application/x-ndjson" } : headers;
  const given = [
    JSON.stringify(url),
    ...(Object.keys(sent).length > 0 ? [`headers=${printPython(sent, "    ", "    headers=".length)}`] : []),
    ...(body ? printBody(body) : []),
    ...(response.kind === "live" ? ["stream=True"] : []),
  ];
  const call = `requests.${method.toLowerCase()}`;
  return [
    ...(isLines ? ["import json", ""] : []),
    "import requests",
    "",
    ...(isLines ? [`lines = ${printPython(body.values, "", "lines = ".length)}`] : []),
    `response = ${call}(\n${given.map((one) => `    ${one},\n`).join("")})`,
    "if not response.ok:",
    "    raise SystemExit(response.text)",
    ...printResponse(response),
    "",
  ].join("\n");
}

function printBody(body: SampleBody): string[] {
  if (body.kind === "json") return [`json=${printPython(body.value, "    ", "    json=,".length)}`];
  if (body.kind === "lines") return ['data="".join(json.dumps(line) + "\\n" for line in lines)'];
  const { fields, file } = body;
  // A list of pairs, because a field may be there twice.
  const pairs = fields.map(([name, text]) => `        (${JSON.stringify(name)}, ${JSON.stringify(text)}),\n`);
  const content = file.lines.map((line) => `            ${printText(`${line}\n`)}\n`);
  return [
    ...(pairs.length > 0 ? [`data=[\n${pairs.join("")}    ]`] : []),
    `files={\n        "file": (\n            ${JSON.stringify(file.name)},\n${content.join("").trimEnd()},\n            ${JSON.stringify(file.type)},\n        ),\n    }`,
  ];
}

function printResponse(response: SampleResponse): string[] {
  if (response.kind === "text") return ["print(response.text)"];
  if (response.kind === "live") {
    return ["for line in response.iter_lines(decode_unicode=True):", "    print(line)"];
  }
  const name = JSON.stringify(response.name);
  return [`with open(${name}, "wb") as file:`, "    file.write(response.content)", `print(${name})`];
}

/** A value as Black formats it. */
function printPython(value: unknown, indent: string, taken: number): string {
  const short = printShort(value);
  if (taken + short.length < sampleWidthCharacters || typeof value !== "object" || value === null)
    return short;
  const deeper = `${indent}    `;
  const lines = Object.entries(value).map(([key, inner]) => {
    const start = Array.isArray(value) ? deeper : `${deeper}${JSON.stringify(key)}: `;
    return `${start}${printPython(inner, deeper, start.length)},\n`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join("")}${indent}${close}`;
}

/** In single quotes if that saves escapes. */
function printText(text: string): string {
  const quoted = JSON.stringify(text);
  if (!text.includes('"') || text.includes("'")) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function printShort(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(printShort).join(", ")}]`;
  if (typeof value === "string") return printText(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${printShort(inner)}`);
  return `{${entries.join(", ")}}`;
}
