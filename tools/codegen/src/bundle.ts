import { readFileSync } from "node:fs";

/** The part of an OpenAPI schema object that the generators read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  description?: string | undefined;
  deprecated?: boolean;
  examples?: unknown[];
  "x-unknown-topic"?: boolean;
}

/** The part of an OpenAPI parameter object that the generators read. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  style?: string;
  explode?: boolean;
}

/** A media type, keyed by its name in `content`. */
export interface MediaType {
  schema?: Schema;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

/** A request body or a response; both hold `content`. */
export interface Message {
  $ref?: string;
  description?: string;
  required?: boolean;
  headers?: Record<string, { $ref?: string; example?: unknown }>;
  content?: Record<string, MediaType>;
}

/** The part of an OpenAPI operation object that the generators read. */
export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Message;
  responses?: Record<string, Message>;
  "x-origin"?: string;
  security?: Record<string, string[]>[];
  "x-side-effect"?: boolean;
  "x-topic"?: string;
}

/** A bundled OpenAPI description: one document, with references into itself only. */
export interface Bundle {
  openapi: string;
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
  };
}

/** Reads a bundle from disk; throws with the command to run where the file is missing or not a 3.1 description. */
export function readBundle(path: string): Bundle {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Error(`There is no bundle at ${path}. Run \`npm run build\` in the repository first.`);
  }
  return parseBundle(text, path);
}

/** Parses a bundle, and sees that its references lead somewhere; `source` names it in messages. */
export function parseBundle(text: string, source: string): Bundle {
  let document: Bundle;
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
  return document;
}

/** Follows a reference inside the bundle, however many steps it takes. */
export function resolveReference<Target extends { $ref?: string }>(bundle: Bundle, target: Target): Target {
  let found = target;
  while (found.$ref !== undefined) {
    const reference = found.$ref;
    let node: unknown = bundle;
    for (const part of reference.slice(2).split("/")) {
      const key = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
      node = (node as Record<string, unknown> | undefined)?.[key];
    }
    if (node === undefined) throw new Error(`${reference} leads nowhere.`);
    found = node as Target;
  }
  return found;
}
