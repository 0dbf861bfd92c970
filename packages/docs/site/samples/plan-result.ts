import { nameSubject, type OperationEntry, readBodySchema, readSuccess } from "@data-import/codegen/calls";
import { type Description, resolveReference } from "@data-import/spec/read";

/** How a sample uses the response of an operation. */
export interface ShownResult {
  /** The name of the result: `space`, or `sheets` for several. */
  readonly name: string;
  /** The name of one item: `sheet`. */
  readonly item: string;
  readonly isList: boolean;
  /** The property of the result that holds the list, if the result is not the list itself. */
  readonly listKey: string | undefined;
  /** Whether it may be missing in the response. */
  readonly isOptional: boolean;
  /** The properties that it prints, the most informative ones; for a list those of each item. */
  readonly shown: readonly string[];
  /** The result in the examples, or its first item. */
  readonly example: unknown;
}

/** Names that samples use themselves. */
const taken = ["api", "client", "data", "error", "source"];
/** Properties with a name for people; `version` separates things that share all the others. */
const labels = ["name", "title", "label", "version", "slug", "topic", "status"];

/** Decides the name of the result of an operation in a sample, and the properties that the sample prints. */
export function planResult(bundle: Description, operation: OperationEntry): ShownResult {
  const { operationId, tag, kind, data, method, source } = operation;
  const success = readSuccess(source.responses ?? {});
  const wraps = kind === "page" || data !== undefined;
  const body = readExampleBody(bundle, success);
  const whole = wraps ? (body as { data?: unknown } | undefined)?.data : body;
  const subject = nameSubject(operationId, tag) ?? nameAfterVerb(operationId);
  const held = hasKey(whole, subject) ? whole[subject] : undefined;
  // A list that is empty in the examples has no items to print: the sample prints the list itself.
  const list = [whole, method === "GET" ? held : undefined].find(isFilledList);
  const listKey = list !== undefined && list === held ? subject : undefined;
  const example = list ? list[0] : whole;
  // If the response of a change has no id, it is not the changed thing.
  const isOutcome = method !== "GET" && !list && !hasKey(example, "id");
  const item = list ? nameItem(subject) : subject;
  // An operation that creates one thing may respond with a list.
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

/** The subject of an operation if its resource has another name: `listApiKeys` of `auth`. */
function nameAfterVerb(operationId: string): string {
  const noun = operationId.replace(/^[a-z]+/, "");
  return noun === "" ? "result" : noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** The singular of a word: `category` for `categories`, `status` for `statuses`. */
function nameItem(plural: string): string {
  const name = plural
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  return name === plural ? "item" : name;
}

/** The id and the name of a thing; a few other properties if it has no name. */
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
  // The status already shows a success.
  const others = entries.map(([key]) => key).filter((key) => key !== "success");
  if (telling.join() === "success" && others.length > 0) return others.slice(0, 3);
  return telling.length > 1 && ids.includes("id") ? telling.slice(0, 3) : [...id, ...telling].slice(0, 3);
}

/** Whether a value is informative on one line: a text that is not a time, a number, a boolean, or a few numbers. */
function isTelling(value: unknown): boolean {
  if (typeof value === "string") return !/^\d{4}-\d\d-\d\dT/.test(value);
  if (typeof value !== "object" || value === null)
    return typeof value === "number" || typeof value === "boolean";
  return Object.values(value).length > 0 && Object.values(value).every((inner) => typeof inner === "number");
}

function isFilledList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function hasKey(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && key in value;
}
