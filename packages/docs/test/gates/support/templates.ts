import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Operation } from "../../../site/description/model.ts";
import { bundle, description, listFields, listMessageFields } from "./description.ts";

const content = fileURLToPath(new URL("../../../content/", import.meta.url));
const { operations, topics, schemas } = description;

/** The kinds of pages, each with its page with the most content. */
export const templates: readonly { readonly name: string; readonly path: string }[] = [
  { name: "home", path: "" },
  { name: "conventions", path: "conventions/" },
  { name: "operations", path: "operations/" },
  { name: "operation that reads", path: findOperation("GET") },
  { name: "operation that writes", path: findOperation("POST") },
  { name: "schemas", path: "schemas/" },
  { name: "schema", path: `schemas/${findLargest(schemas, ({ field }) => listFields(field).length).name}/` },
  { name: "events", path: "events/" },
  {
    name: "topic",
    path: `events/${findLargest(topics, ({ message }) => listMessageFields(message).length).slug}/`,
  },
  { name: "errors", path: "errors/" },
  { name: "error code", path: "errors/sheet_locked/" },
  { name: "error response", path: "errors/UnexpectedError/" },
  { name: "reference", path: "reference/" },
  { name: "methods", path: "reference/client/jobs/" },
  { name: "commands", path: "reference/cli/" },
  { name: "deprecated", path: "deprecated/" },
  { name: "origins", path: "origins/" },
  { name: "changelog", path: "changelog/" },
  { name: "release", path: `changelog/${description.version}/` },
  { name: "glossary", path: "glossary/" },
  { name: "guides", path: "guides/" },
  { name: "guide", path: "guides/import-a-file/" },
  { name: "decisions", path: "decisions/" },
  { name: "decision", path: `decisions/${findFirst("decisions")}/` },
  { name: "print", path: "print/" },
  { name: "search", path: "search/" },
  { name: "not found", path: "404.html" },
];

/**
 * Operations to check in a browser, because all of them would take minutes: those of the templates, and as many
 * others, which change with the description.
 */
export function sampleOperations(size: number): Operation[] {
  const seed = hash("sha256", JSON.stringify(bundle));
  const shuffled = operations.toSorted((one, other) =>
    hash("sha256", seed + one.id).localeCompare(hash("sha256", seed + other.id)),
  );
  const isTemplate = ({ id }: Operation) => templates.some(({ path }) => path === `operations/${id}/`);
  return [...operations.filter(isTemplate), ...shuffled.filter((each) => !isTemplate(each)).slice(0, size)];
}

function findOperation(method: string): string {
  const candidates = operations.filter((operation) => operation.method === method);
  const { id } = findLargest(
    candidates,
    ({ body, responses, parameters }) =>
      [...(body ? [body] : []), ...responses].flatMap(listMessageFields).length + parameters.length,
  );
  return `operations/${id}/`;
}

function findLargest<Item>(items: readonly Item[], weigh: (item: Item) => number): Item {
  const [largest] = items.toSorted((one, other) => weigh(other) - weigh(one));
  if (largest === undefined) throw new Error("There are no operations.");
  return largest;
}

function findFirst(folder: string): string {
  const [first = ""] = readdirSync(`${content}${folder}`).sort();
  return first.replace(/\.md$/, "");
}
