import { nameSubject, type OperationEntry, readBodySchema, readSuccess } from "@data-import/codegen/calls";
import { type Description, resolveReference } from "@data-import/spec/read";

/** How a sample uses what an operation answers with. */
export interface ShownResult {
  /** What it calls the result: `space`, or `sheets` where there are many. */
  readonly name: string;
  /** What it calls one of many: `sheet`. */
  readonly item: string;
  readonly isList: boolean;
  /** The property of the result that holds the list, where it is not the list itself. */
  readonly listKey: string | undefined;
  /** Whether the description lets the answer go without it. */
  readonly isOptional: boolean;
  /** The properties that it prints, the most telling ones; of a list those of each item. */
  readonly shown: readonly string[];
  /** The result, or the first of many, as the description shows it. */
  readonly example: unknown;
}

/** Names that samples use themselves. */
const taken = ["api", "client", "data", "error", "source"];
/** What people call a thing by; `version` tells apart things that share all the others. */
const labels = ["name", "title", "label", "version", "slug", "topic", "status"];

/** Decides what a sample calls the result of an operation, and which of its properties it prints. */
export function planResult(bundle: Description, operation: OperationEntry): ShownResult {
  const { operationId, tag, kind, data, method, source } = operation;
  const success = readSuccess(source.responses ?? {});
  const wraps = kind === "page" || data !== undefined;
  const body = readExampleBody(bundle, success);
  const whole = wraps ? (body as { data?: unknown } | undefined)?.data : body;
  const subject = nameSubject(operationId, tag) ?? nameAfterVerb(operationId);
  const held = hasKey(whole, subject) ? whole[subject] : undefined;
  const list = [whole, method === "GET" ? held : undefined].find(Array.isArray);
  const listKey = list !== undefined && list === held ? subject : undefined;
  const example = list ? list[0] : whole;
  // What comes back from a change without an id of its own is not the thing that was changed.
  const isOutcome = method !== "GET" && !list && !hasKey(example, "id");
  const item = list ? nameItem(subject) : subject;
  // An operation that makes one thing may answer with a list of it.
  const plural = list && method !== "GET" && item === "item" ? `${subject}s` : subject;
  const name = isOutcome || listKey !== undefined || taken.includes(subject) ? "result" : plural;
  return {
    name,
    item: plural === subject ? item : subject,
    isList: list !== undefined,
    listKey,
    isOptional: wraps && readBodySchema(bundle, success)?.required?.includes("data") !== true,
    shown: chooseShown(example),
    example,
  };
}

function readExampleBody(bundle: Description, message: Parameters<typeof readBodySchema>[1]): unknown {
  const [media] = Object.values((message && resolveReference(bundle, message).content) ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && resolveReference(bundle, example).value;
}

/** What an operation is about whose resource is named for something else: `listApiKeys` of `auth`. */
function nameAfterVerb(operationId: string): string {
  const noun = operationId.replace(/^[a-z]+/, "");
  return noun === "" ? "result" : noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** One of many: `categories` are each a `category`, `statuses` a `status`. */
function nameItem(plural: string): string {
  const name = plural
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  return name === plural ? "item" : name;
}

/** An id and what people call the thing; where it has no such name, a few properties that say something. */
function chooseShown(example: unknown): string[] {
  if (typeof example !== "object" || example === null) return [];
  const entries = Object.entries(example);
  const ids = entries.filter(([key]) => /^id$|Id$/.test(key)).map(([key]) => key);
  const id = ids.includes("id") ? ["id"] : ids.slice(0, 1);
  const label = labels.find((one) => hasKey(example, one));
  if (label !== undefined) return [...id, label];
  const telling = entries
    .filter(([key, value]) => !ids.includes(key) && isTelling(value))
    .map(([key]) => key);
  if (telling.length === 0) return ids.slice(0, 3);
  // A success says so by its status.
  const others = entries.map(([key]) => key).filter((key) => key !== "success");
  if (telling.join() === "success" && others.length > 0) return others.slice(0, 3);
  return telling.length > 1 && ids.includes("id") ? telling.slice(0, 3) : [...id, ...telling].slice(0, 3);
}

/** Whether a value says something on one line: a text that is no time, a number, a truth value, or a few numbers. */
function isTelling(value: unknown): boolean {
  if (typeof value === "string") return !/^\d{4}-\d\d-\d\dT/.test(value);
  if (typeof value !== "object" || value === null)
    return typeof value === "number" || typeof value === "boolean";
  return Object.values(value).length > 0 && Object.values(value).every((inner) => typeof inner === "number");
}

function hasKey(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && key in value;
}
