import { splitPointer } from "@data-import/spec/read";
import type { Description } from "../description/model.ts";
import type { Impact } from "./read-notes.ts";

/** The parts of the output of `redocly diff --format json` that the docs show. */
export interface DiffReport {
  readonly infoVersions: { readonly base: string; readonly revision: string };
  readonly changes: readonly DiffChange[];
}

/** One change of the report. */
export interface DiffChange {
  readonly path: string;
  /** What changed, in the words of OpenAPI: `PathItem`, `Schema`. */
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  readonly impact: Impact;
  readonly verdicts: readonly { readonly message: string }[];
  readonly property?: string;
  readonly base?: DiffSide;
  readonly revision?: DiffSide;
}

/** A place in one of the two descriptions, with what is there. */
interface DiffSide {
  readonly pointer: string;
  /** Absent if the other description has added it. */
  readonly value?: unknown;
}

/** One change of the description between two releases. */
export interface ContractChange {
  readonly impact: Impact;
  /** Markdown, with a link to the changed part if it still exists. */
  readonly text: string;
}

/** The changes of a report, each once, without the new version number. */
export function readContractChanges({ changes }: DiffReport, description: Description): ContractChange[] {
  const texts = new Map<string, ContractChange>();
  for (const change of changes) {
    if (change.path === "#/info" && change.property === "version") continue;
    const text = describeChange(change, description);
    texts.set(text, { impact: change.impact, text });
  }
  return [...texts.values()];
}

const words = { added: "added", removed: "removed", modified: "changed" };

function describeChange(change: DiffChange, description: Description): string {
  const { kind, verdicts, property, base, revision } = change;
  const place = describePlace((revision ?? base)?.pointer ?? change.path, description);
  const message = verdicts.map((verdict) => verdict.message).join(" ");
  if (message === "") return `${place}${property === undefined ? "" : `, its ${property}`}: ${words[kind]}.`;
  const name = place.replace(/^\[(.*)\]\(.*\)$/, "$1");
  return message.includes(name) ? message.replace(name, () => place) : `${place}: ${message}`;
}

/** The name of a place in the docs, from its pointer: `Sheet.colour`, `GET /sheets`, `commit:created`. */
export function describePlace(pointer: string, description: Description): string {
  const [area = "", ...keys] = splitPointer(pointer);
  if (area === "paths") return describeOperation(keys, description);
  if (area === "webhooks") return describeTopic(keys, description);
  if (area === "components" && keys[0] === "schemas") return describeSchema(keys.slice(1), description);
  return `\`${[area, ...keys].join("/")}\``;
}

function describeOperation([path = "", method = ""]: readonly string[], { operations }: Description): string {
  const name = `\`${[method.toUpperCase(), path].filter(Boolean).join(" ")}\``;
  const found = operations.find((each) => each.path === path && each.method === method.toUpperCase());
  return found === undefined ? name : `[${name}](site:operations/${found.id}/)`;
}

function describeTopic([topic = ""]: readonly string[], { topics }: Description): string {
  const found = topics.find(({ name }) => name === topic);
  return found === undefined ? `\`${topic}\`` : `[\`${topic}\`](site:events/${found.slug}/)`;
}

function describeSchema([schema = "", ...keys]: readonly string[], { schemas }: Description): string {
  const fields = keys.filter((_, index) => keys[index - 1] === "properties");
  const name = `\`${[schema, ...fields].join(".")}\``;
  return schemas.some((each) => each.name === schema) ? `[${name}](site:schemas/${schema}/)` : name;
}
