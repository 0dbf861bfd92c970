import { printValue } from "@data-import/codegen/calls";
import { sampleWidth } from "./print-call.ts";
import { quoteShell } from "./quote-shell.ts";
import { type SampleCall, type SampleFile, shownToken, shownUrl } from "./sample-call.ts";

/** A whole shell script that makes a call with curl; it prints the response, or saves a download. */
export function writeCurlSample(call: SampleCall): string {
  const { operation, file, fileName } = call;
  const { method, kind, open, constantHeaders } = operation;
  const headers = { ...(!open && { Authorization: `Bearer ${shownToken}` }), ...constantHeaders };
  const sent = file ? printParts(call, file) : operation.body ? printBody(call) : [];
  const usual = sent.length > 0 ? "POST" : "GET";
  const words = [
    `curl${method === usual ? "" : ` -X ${method}`} ${quoteShell(writeUrl(call))}`,
    // Without --fail, the body of a failure would be saved as if it were the file.
    ...(kind === "download" ? [`--fail -o ${quoteShell(fileName)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteShell(`${name}: ${value}`)}`),
    ...sent,
  ];
  return `${file ? printFile(file) : ""}${words.join(" \\\n  ")}\n`;
}

function writeUrl({ operation, ids, query }: SampleCall): string {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(String(ids[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return `${shownUrl}${path}${search.size > 0 ? `?${search}` : ""}`;
}

function printBody({ body }: SampleCall): string[] {
  const text = printValue(body, { width: sampleWidth, isJson: true }, "  ", "  -d ''".length);
  return ["-H 'Content-Type: application/json'", `-d ${quoteShell(text)}`];
}

/** One part for each field and each entry of a list, and the file. */
function printParts({ fields }: SampleCall, { name, type }: SampleFile): string[] {
  const parts = Object.entries(fields).flatMap(([field, value]) =>
    [value].flat().map((one) => {
      const text = `${field}=${typeof one === "object" ? JSON.stringify(one) : one}`;
      // `@`, `<` and `;` have a meaning in -F.
      return /[@<;"]/.test(text) ? `--form-string ${quoteShell(text)}` : `-F ${quoteShell(text)}`;
    }),
  );
  return [...parts, `-F ${quoteShell(`file=@${name};type=${type}`)}`];
}

/** Writes the file first, so that the script can be pasted unchanged. */
function printFile({ name, lines }: SampleFile): string {
  const words = ["printf '%s\\n'", ...lines.map(quoteShell), `> ${quoteShell(name)}`];
  return `${words.join(" \\\n  ")}\n\n`;
}
