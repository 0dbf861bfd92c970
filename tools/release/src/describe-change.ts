import type { Description } from "@data-import/spec/read";
import { type Advice, advice } from "./advice.ts";
import type { ContractChange } from "./compare-descriptions.ts";
import { describePlace } from "./describe-place.ts";
import { indexUsers } from "./description.ts";

/** How changelogs sort changes. */
export type Kind = "Removed" | "Changed" | "Deprecated" | "Added";

/** The description of a change of the contract. */
export interface DescribedChange {
  readonly change: ContractChange;
  /** The changed part, such as `Space.updatedAt`. */
  readonly place: string;
  /** The change, in one sentence or more. */
  readonly message: string;
  readonly kind: Kind;
  /** The operations and topics that notice it. */
  readonly users: readonly string[];
  /** Present for breaking changes. */
  readonly advice?: Advice;
}

/** Returns a function that describes a change between two descriptions. */
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

/** For the comparison, changed values and deprecations modify a schema; changelogs list them separately. */
const kinds: Readonly<Record<string, Kind>> = {
  "contract/marked-deprecated": "Deprecated",
  "contract/response-narrowed": "Removed",
  "enum-values-removed": "Removed",
  "enum-values-added": "Added",
};

function findKind({ kind, verdicts }: ContractChange): Kind {
  const particular = verdicts.map(({ rule }) => kinds[rule]).find((each) => each !== undefined);
  if (particular !== undefined) return particular;
  if (kind === "modified") return "Changed";
  return kind === "added" ? "Added" : "Removed";
}

/** The text for a change without a rule. */
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
  Response: "response",
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
