import {
  escapePointer,
  type Located,
  locateTarget,
  type OperationCase,
  type Schema,
} from "@data-import/spec/read";
import { bundle } from "./description.ts";
import { findViolations } from "./validate/body-validator.ts";

/** The properties of successful responses that a target has returned. */
export interface ReturnedProperties {
  /** Records the body of a successful response. */
  note(operation: OperationCase, status: number, body: unknown): void;
  /** The documented properties that were never returned, such as `Sheet.createdAt`, without duplicates. */
  listMissed(): string[];
}

/** Finds what a description promises and a target never gives: every documented property of every success. */
export function createReturnedProperties(operations: readonly OperationCase[]): ReturnedProperties {
  const returned = new Set<string>();
  return {
    note(operation, status, body) {
      const root = locateBody(operation, status);
      if (root) visit(root, body, (property) => returned.add(property));
    },
    listMissed() {
      const documented = new Set<string>();
      const seen = new Set<string>();
      for (const operation of operations) {
        for (const { key } of operation.responses.filter((each) => each.key.startsWith("2"))) {
          const root = locateBody(operation, Number(key));
          if (root) collect(root, seen, documented);
        }
      }
      return [...documented].filter((property) => !returned.has(property)).map(readName);
    },
  };
}

function locateBody(operation: OperationCase, status: number): Located<Schema> | undefined {
  const response = operation.responses.find(({ key }) => key === String(status));
  if (response?.contentType !== "application/json") return undefined;
  const pointer = `${response.pointer}/content/${escapePointer(response.contentType)}/schema`;
  return locateTarget<Schema>(bundle, { value: { $ref: `#${pointer}` }, pointer });
}

function visit(schema: Located<Schema>, value: unknown, note: (pointer: string) => void): void {
  if (Array.isArray(value)) {
    for (const child of listChildren(schema, ["items"])) for (const item of value) visit(child, item, note);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const pointer = `${schema.pointer}/properties/${escapePointer(name)}`;
    const property = schema.value.properties?.[name];
    if (property) {
      note(pointer);
      visit(locateTarget(bundle, { value: property, pointer }), child, note);
    } else for (const other of listChildren(schema, ["additionalProperties"])) visit(other, child, note);
  }
  for (const part of listChildren(schema, ["allOf"])) visit(part, value, note);
  for (const branch of listChildren(schema, ["oneOf", "anyOf"])) {
    if (findViolations(branch.pointer, value).length === 0) visit(branch, value, note);
  }
}

function collect(schema: Located<Schema>, seen: Set<string>, documented: Set<string>): void {
  if (seen.has(schema.pointer)) return;
  seen.add(schema.pointer);
  for (const [name, value] of Object.entries(schema.value.properties ?? {})) {
    const pointer = `${schema.pointer}/properties/${escapePointer(name)}`;
    documented.add(pointer);
    collect(locateTarget(bundle, { value, pointer }), seen, documented);
  }
  const inner = ["items", "additionalProperties", "allOf", "oneOf", "anyOf"] as const;
  for (const child of listChildren(schema, inner)) collect(child, seen, documented);
}

type Keyword = "items" | "additionalProperties" | "allOf" | "oneOf" | "anyOf";

function listChildren(schema: Located<Schema>, keywords: readonly Keyword[]): Located<Schema>[] {
  return keywords.flatMap((keyword) => {
    const value = schema.value[keyword];
    if (typeof value !== "object") return [];
    const pointer = `${schema.pointer}/${keyword}`;
    const parts = Array.isArray(value)
      ? value.map((each: Schema, index) => ({ value: each, pointer: `${pointer}/${index}` }))
      : [{ value: value as Schema, pointer }];
    return parts.map((part) => locateTarget(bundle, part));
  });
}

/** `Sheet.createdAt` for a pointer into the schema `Sheet`. */
function readName(pointer: string): string {
  return pointer.replace(/^\/components\/schemas\//, "").replaceAll(/\/(properties\/)?/g, ".");
}
