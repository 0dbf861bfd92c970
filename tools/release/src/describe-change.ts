import type { Description } from "@data-import/spec/read";
import { type Advice, advice } from "./advice.ts";
import type { ContractChange } from "./compare-descriptions.ts";
import { describePlace } from "./describe-place.ts";
import { indexUsers } from "./description.ts";

/** How changelogs sort changes. */
export type Kind = "Removed" | "Changed" | "Deprecated" | "Added";

/** A change of the contract in words. */
export interface DescribedChange {
  readonly change: ContractChange;
  /** What it is about, such as `Space.updatedAt`. */
  readonly place: string;
  /** What happened to it, in one sentence or more. */
  readonly message: string;
  readonly kind: Kind;
  /** The operations and topics that notice it. */
  readonly users: readonly string[];
  /** For what breaks. */
  readonly advice?: Advice;
}

/** Gives a function that puts a change between two descriptions into words. */
export function createDescriber(
  released: Description,
  current: Description,
): (change: ContractChange) => DescribedChange {
  const before = { description: released, findUsers: indexUsers(released) };
  const now = { description: current, findUsers: indexUsers(current) };
  return (change) => {
    const { verdicts, pointer } = change;
    const { description, findUsers } = change.kind === "removed" ? before : now;
    const known = verdicts.map(({ rule }) => advice[rule]).find((each) => each !== undefined);
    return {
      change,
      place: describePlace(description, pointer),
      message: verdicts.length > 0 ? verdicts.map(({ message }) => message).join(" ") : describeKind(change),
      users: findUsers(pointer),
      kind: findKind(change),
      ...(known && change.impact === "major" && { advice: known }),
    };
  };
}

/** Values and announcements are modifications of a schema for the comparison; for people they are more than that. */
const kinds: Readonly<Record<string, Kind>> = {
  "contract/marked-deprecated": "Deprecated",
  "contract/answer-narrowed": "Removed",
  "enum-values-removed": "Removed",
  "enum-values-added": "Added",
};

function findKind({ kind, verdicts }: ContractChange): Kind {
  const particular = verdicts.map(({ rule }) => kinds[rule]).find((each) => each !== undefined);
  if (particular !== undefined) return particular;
  if (kind === "modified") return "Changed";
  return kind === "added" ? "Added" : "Removed";
}

/** Words for a change that no rule speaks about. */
function describeKind({ kind, type, property, pointer }: ContractChange): string {
  const thing =
    type === "Schema" && /\/properties\/[^/]+$/.test(pointer) ? "property" : (nouns[type] ?? type);
  if (kind === "modified") return `The ${property} of the ${thing} changed.`;
  return `The ${thing} was ${kind}.`;
}

const nouns: Readonly<Record<string, string>> = {
  AllOf: "base",
  Header: "header",
  HeadersMap: "headers",
  Info: "description",
  MediaType: "media type",
  Operation: "operation",
  Parameter: "parameter",
  ParameterList: "parameters",
  PathItem: "path",
  RequestBody: "request body",
  Response: "answer",
  Schema: "schema",
  SchemaProperties: "properties",
  SecurityScheme: "security scheme",
  Server: "server",
  Tag: "tag",
};

/** The names of at most four of those that notice a change, and how many more there are. */
export function listUsers(users: readonly string[]): string {
  const shown = users.slice(0, users.length > 4 ? 3 : 4);
  const more = users.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
