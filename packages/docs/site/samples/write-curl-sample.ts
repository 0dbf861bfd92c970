import { printValue } from "@data-import/codegen/calls";
import { sampleWidthCharacters } from "./print-call.ts";
import { quoteShell } from "./quote-shell.ts";
import type { SampleFile } from "./sample-call.ts";
import type { SampleBody, SampleRequest } from "./sample-request.ts";

/** A whole shell script that makes a call with curl; it prints the response, or saves a download. */
export function writeCurlSample({ method, url, headers, body, response }: SampleRequest): string {
  const usual = body ? "POST" : "GET";
  const words = [
    `curl${method === usual ? "" : ` -X ${method}`} ${quoteShell(url)}`,
    // Without --fail, the body of a failure would be saved as if it were the file.
    ...(response.kind === "file" ? [`--fail -o ${quoteShell(response.name)}`] : []),
    ...(response.kind === "live" ? ["--no-buffer"] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
    ...(body ? printBody(body) : []),
  ];
  return `${body?.kind === "parts" ? printFile(body.file) : ""}${words.join(" \\\n  ")}\n`;
}

function printBody(body: SampleBody): string[] {
  if (body.kind === "lines") {
    const lines = body.values.map((line) => `${JSON.stringify(line)}\n`);
    return ["-H 'Content-Type: application/x-ndjson'", `--data-binary ${quoteShell(lines.join(""))}`];
  }
  if (body.kind === "json") {
    const text = printValue(
      body.value,
      { width: sampleWidthCharacters, isJson: true },
      "  ",
      "  -d ''".length,
    );
    return ["-H 'Content-Type: application/json'", `-d ${quoteShell(text)}`];
  }
  const parts = body.fields.map(([name, text]) => {
    const part = quoteShell(`${name}=${text}`);
    // `@`, `<` and `;` have a meaning in -F.
    return /[@<;"]/.test(part) ? `--form-string ${part}` : `-F ${part}`;
  });
  return [...parts, `-F ${quoteShell(`file=@${body.file.name};type=${body.file.type}`)}`];
}

/** Writes the file first, so that the script can be pasted unchanged. */
function printFile({ name, lines }: SampleFile): string {
  const words = ["printf '%s\\n'", ...lines.map(quoteShell), `> ${quoteShell(name)}`];
  return `${words.join(" \\\n  ")}\n\n`;
}
