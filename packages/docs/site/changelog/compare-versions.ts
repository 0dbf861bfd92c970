import { splitPointer } from "@data-import/spec/read";
import type { Description } from "../description/model.ts";
import { writeCode } from "../markdown/write-code.ts";
import { type DiffChange, type DiffReport, describePlace } from "./read-contract-changes.ts";

/** The parts of a comparison, in their order. */
export const comparedParts = ["Operations", "Events", "Schemas and their fields", "Everything else"] as const;

/** One difference between two versions of the description; its texts are Markdown. */
export interface Difference {
  readonly part: (typeof comparedParts)[number];
  readonly name: string;
  /** In the older version; empty if it did not have it. */
  readonly before: string;
  /** In the newer version; empty if it does not have it any more. */
  readonly after: string;
  /** Why it may break programs; undefined if it does not. */
  readonly breaks?: string;
}

/** Two versions of the description, side by side. */
export interface Comparison {
  readonly base: string;
  readonly revision: string;
  readonly differences: readonly Difference[];
}

/** Puts the values of both versions beside each other, for each change of a report. */
export function compareVersions({ infoVersions, changes }: DiffReport, description: Description): Comparison {
  const differences = changes
    .filter(({ path, property }) => path !== "#/info" || property !== "version")
    .flatMap((change) => listDifferences(change, description));
  // A schema is in many operations, and each has the same difference.
  const once = new Map(differences.map((each) => [JSON.stringify(each), each]));
  return { ...infoVersions, differences: [...once.values()] };
}

function listDifferences(change: DiffChange, description: Description): Difference[] {
  const { base, revision, property, impact, verdicts, kind } = change;
  const pointer = (revision ?? base)?.pointer ?? change.path;
  const [area = "", ...keys] = splitPointer(pointer);
  const known = {
    part: findPart(area, keys),
    ...(impact === "major" && {
      breaks: verdicts.map(({ message }) => message).join(" ") || "It may break programs.",
    }),
  };
  if (change.typeName === "PathItem" && kind !== "modified") {
    return Object.entries((revision ?? base)?.value as object).flatMap(([method, operation]) => {
      if (!operations.has(method)) return [];
      const name = describePlace(`${pointer}/${method}`, description);
      const id = writeCode((operation as { readonly operationId?: string }).operationId ?? method);
      return [{ ...known, name, before: revision ? "" : id, after: revision ? id : "" }];
    });
  }
  const details = [...describeInside(area, keys), ...(property === undefined ? [] : [`its \`${property}\``])];
  const show = (side: DiffChange["base"]) =>
    side?.value === undefined ? "" : describeValue(side.value, property);
  return [
    {
      ...known,
      name: [describePlace(pointer, description), ...details].join(", "),
      before: show(base),
      after: show(revision),
    },
  ];
}

const operations = new Set(["get", "put", "post", "delete", "patch"]);

function findPart(area: string, [kind]: readonly string[]): Difference["part"] {
  if (area === "paths") return "Operations";
  if (area === "webhooks") return "Events";
  return area === "components" && kind === "schemas" ? "Schemas and their fields" : "Everything else";
}

/** Where in an operation something is: `request body`, `response 404`. */
function describeInside(area: string, [, , kind, name]: readonly string[]): string[] {
  if (area !== "paths" || kind === undefined) return [];
  if (kind === "requestBody") return ["request body"];
  if (kind === "responses") return name === undefined ? [] : [`response ${name}`];
  return kind === "parameters" ? ["parameters"] : [];
}

const longestCharacters = 80;

/** A value as code; of a schema, a parameter or an operation what it is. */
function describeValue(value: unknown, property: string | undefined): string {
  const named =
    typeof value === "object" && value !== null && property === undefined ? nameValue(value) : undefined;
  const text = named ?? (typeof value === "string" && value !== "" ? value : JSON.stringify(value));
  return writeCode(text.length > longestCharacters ? `${text.slice(0, longestCharacters)}…` : text);
}

function nameValue(value: object): string | undefined {
  const { $ref, type, operationId, name } = value as Readonly<Record<string, unknown>>;
  if (typeof $ref === "string") return $ref.split("/").at(-1);
  if (typeof operationId === "string") return operationId;
  if (typeof name === "string") return name;
  return type === undefined ? undefined : [type].flat().join(" or ");
}
