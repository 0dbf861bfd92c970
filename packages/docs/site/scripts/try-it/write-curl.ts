import type { BuiltRequest, RequestPart } from "./build-request.ts";
import { anyToken } from "./operation.ts";

/** The request as a command for a shell; a token comes from the environment, so that the command can be shared. */
export function writeCurl(request: BuiltRequest): string {
  const usual = request.body !== undefined || request.parts ? "POST" : "GET";
  return [
    `curl ${request.method === usual ? "" : `-X ${request.method} `}${quote(request.url)}`,
    ...request.headers.map(([name, value]) =>
      name === "Authorization" && value !== `Bearer ${anyToken}`
        ? '-H "Authorization: Bearer $DATA_IMPORT_TOKEN"'
        : `-H ${quote(`${name}: ${value}`)}`,
    ),
    ...(request.body === undefined ? [] : [`-d ${quote(request.body)}`]),
    ...(request.parts ?? []).map(writePart),
  ].join(" \\\n  ");
}

function writePart({ name, value }: RequestPart): string {
  // As anything but text, curl would read a file for "@" and options of the part after ";".
  if (typeof value === "string") return `--form-string ${quote(`${name}=${value}`)}`;
  return `-F ${quote(`${name}=@${quoteFileName(value.name)}`)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quoteFileName(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
}
