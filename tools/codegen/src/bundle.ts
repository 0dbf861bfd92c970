import { readFileSync } from "node:fs";
import { type Description, inlineEvents, resolveReference } from "@data-import/spec/read";

/** Reads a bundle from disk; throws if the file is missing, with the command to run, or not a 3.1 description. */
export function readBundle(path: string): Description {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Error(`There is no bundle at ${path}. Run \`npm run build\` in the repository first.`);
  }
  return parseBundle(text, path);
}

/** Parses a bundle and checks that it has no references to other files; `source` names it in messages. */
export function parseBundle(text: string, source: string): Description {
  let document: Description;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${(error as Error).message}`);
  }
  if (typeof document.openapi !== "string" || !document.openapi.startsWith("3.1.")) {
    throw new Error(`${source} is not an OpenAPI 3.1 description (openapi: ${document.openapi}).`);
  }
  const outside = /"\$ref":\s*"([^#"][^"]*)"/.exec(text);
  if (outside) {
    throw new Error(`${source} refers to ${outside[1]}, outside itself. Bundle the description first.`);
  }
  for (const [, reference = ""] of text.matchAll(/"\$ref":\s*"(#[^"]*)"/g)) {
    resolveReference(document, { $ref: reference });
  }
  // Events become types of their own, with more than the bundle says: see event-types.ts.
  return inlineEvents(document);
}
