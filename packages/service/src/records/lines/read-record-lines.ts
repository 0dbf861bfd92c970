import {
  createChecks,
  describeErrors,
  giveWayIfLong,
  HttpError,
  type JsonLimits,
  loadDescription,
  parseLine,
  refuseLine,
} from "@data-import/front";
import type { Record as ApiRecord, RecordData, ValidationMessage } from "@data-import/types";
import type { ErrorCode } from "../../domain/errors.ts";
import { type Lines, readText, toCells } from "../batches/scan-lines.ts";

/** A line that inserts, updates or deletes a record. */
export interface RecordLine {
  /** Its number in the body, counted from 1. */
  readonly number: number;
  /** The record to update or delete; undefined for a new one. */
  readonly id: string | undefined;
  readonly isDeleted: boolean;
  /** How the line names its sheet: by id, by slug, or not at all. */
  readonly sheetId: string | undefined;
  readonly sheetSlug: string | undefined;
  /** The values and messages by the keys of their fields, as they were sent. */
  readonly cells: RecordData;
  readonly rest: Pick<ApiRecord, "metadata" | "config">;
}

/** The lines before the first wrong one, and the error of that one. */
export interface ReadLines {
  readonly lines: readonly RecordLine[];
  readonly fault: Error | undefined;
}

/** The members of a line that are not fields. */
interface Members extends Pick<ApiRecord, "metadata" | "config"> {
  readonly __k?: string;
  readonly __d?: boolean;
  readonly __s?: string;
  readonly __n?: string;
  readonly __i?: Readonly<Record<string, readonly ValidationMessage[]>>;
  readonly __m?: ApiRecord["metadata"];
  readonly __c?: ApiRecord["config"];
}

/** How many lines are read without a look at the time. */
const linesPerLook = 64;

/** What the service says about records: it is not read. */
const ignored: ReadonlySet<string> = new Set(["__v", "__e", "__u", "__l"]);

const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The schemas of the members that are read. */
const members = {
  __k: component("RecordId"),
  __d: { type: "boolean" },
  __s: component("SheetId"),
  __n: { type: "string", minLength: 1 },
  __i: {
    type: "object",
    additionalProperties: { type: "array", items: component("ValidationMessage") },
  },
  __m: component("RecordMetadata"),
  __c: component("RecordConfig"),
};

const holder = { pointer: "/record-line", value: { schema: { type: "object", properties: members } } };

let checks: ReturnType<typeof createChecks> | undefined;

/** Reads lines that insert, update and delete records. */
export async function readRecordLines({ bytes, first }: Lines, limits: JsonLimits): Promise<ReadLines> {
  const read = readText(bytes, first);
  const lines: RecordLine[] = [];
  try {
    for (const [index, text] of read.text.split("\n").entries()) {
      if (index % linesPerLook === 0) await giveWayIfLong();
      if (/[^ \t\r]/.test(text)) lines.push(readLine(text, first + index, limits));
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { lines, fault: error };
  }
  return { lines, fault: read.fault };
}

function readLine(text: string, number: number, limits: JsonLimits): RecordLine {
  const values: [string, unknown][] = [];
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(parseLine(text, number, limits))) {
    if (key === "__nk")
      throw refuseMember(number, key, "but the service chooses the ids of new records: leave it out");
    if (Object.hasOwn(members, key)) named[key] = key === "__i" ? readMessages(value) : value;
    else if (!ignored.has(key)) values.push([key, value]);
  }
  const { __k: id, __d, __s: sheetId, __n: sheetSlug, __i: messages = {}, __m, __c } = check(named, number);
  if (__d === true && id === undefined)
    throw refuseMember(number, "__d", "but no `__k`: say which record to delete");
  const cells = toCells(values, number);
  for (const [key, list] of Object.entries(messages)) cells[key] = { ...cells[key], messages: [...list] };
  return {
    number,
    id,
    sheetId,
    sheetSlug,
    isDeleted: __d === true,
    cells,
    rest: { ...(__m && { metadata: __m }), ...(__c && { config: __c }) },
  };
}

/** Messages by field: a list of errors, each with its field, becomes that, too. */
function readMessages(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  const byField: Record<string, unknown[]> = {};
  for (const one of given) {
    const { x, m } = Object(one) as { readonly x?: unknown; readonly m?: unknown };
    if (typeof x !== "string") return given;
    byField[x] = [...(byField[x] ?? []), { type: "error", message: m }];
  }
  return byField;
}

function check(given: Readonly<Record<string, unknown>>, number: number): Members {
  if (Object.keys(given).length === 0) return {};
  checks ??= createChecks(loadDescription(), [holder], { closed: true });
  const failures = describeErrors(checks.find(holder, given), "", checks);
  if (failures.length > 0) {
    throw refuseLine(
      number,
      failures.map(({ pointer: _, ...failure }) => ({
        ...failure,
        message: `is invalid: ${failure.message}`,
      })),
    );
  }
  return given;
}

function refuseMember(number: number, key: string, why: string): HttpError<ErrorCode> {
  return refuseLine<ErrorCode>(number, [{ message: `has \`${key}\`, ${why}.`, key, code: "value_invalid" }]);
}
