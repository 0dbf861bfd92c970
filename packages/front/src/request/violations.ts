import { splitPointer } from "../description.ts";
import { limits } from "../limits.gen.ts";
import type { ErrorObject } from "../vendor/ajv.ts";
import type { Checks } from "./checks.ts";
import { kindsKeyword } from "./closed-schemas.ts";
import { explainRule, typeNames } from "./explain-rule.ts";
import type { FrontCode, HttpError } from "./http-error.ts";
import { findNearest } from "./nearest.ts";

/** Converts errors of a schema to entries of the envelope; `root` is the parameter's name, or empty for a body. */
export function describeErrors(
  errors: readonly ErrorObject[],
  root: string,
  checks: Checks,
): HttpError["failures"] {
  if (errors.length === 0) return [];
  const mistyped = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === "type" ? instancePath : [])),
  );
  const telling = withoutBranches(errors).filter(
    // A value of the wrong type also violates an enum; the message about the type is enough.
    ({ keyword, instancePath }) => (keyword !== "enum" && keyword !== "const") || !mistyped.has(instancePath),
  );
  const failures = new Map<string, HttpError["failures"][number]>();
  for (const error of telling) {
    const key = keyOf(error, root);
    const { code, text } = explain(error, checks);
    const message = `${key === "" ? "The body" : `\`${key}\``} ${text}.`;
    const pointer = checks.locate(error);
    if (failures.has(message)) continue;
    failures.set(message, {
      message,
      ...(key !== "" && { key }),
      code,
      ...(pointer !== undefined && { pointer }),
    });
    if (failures.size === limits.errorsShown) break;
  }
  return [...failures.values()];
}

/** `/actions/0/label` of a body becomes `actions[0].label`. */
export function keyOf(error: ErrorObject, root: string): string {
  const segments = splitPointer(error.instancePath);
  const { missingProperty, additionalProperty, unevaluatedProperty, tag } = error.params;
  const named = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? tag;
  if (typeof named === "string") segments.push(named);
  return nameKey(root, segments);
}

/** The key of a place below another one: `actions[0].label`. An empty name is `""`. */
export function nameKey(root: string, segments: readonly string[]): string {
  return segments.reduce((key, segment) => {
    if (/^\d+$/.test(segment)) return `${key}[${segment}]`;
    const name = segment === "" ? '""' : segment;
    return key === "" ? name : `${key}.${name}`;
  }, root);
}

function explain(error: ErrorObject, checks: Checks): { code: FrontCode; text: string } {
  const { data, parentSchema } = error;
  const { allowedValue, allowedValues, error: problem, tagValue, type } = error.params;
  // No message repeats a password, because messages are logged.
  const isHidden = parentSchema?.["format"] === "password";
  switch (error.keyword) {
    case "required":
      return { code: "value_missing", text: "is required" };
    case "type": {
      const names = [type].flat().map((name) => typeNames[String(name)] ?? String(name));
      // As JSON, so that quotes separate the text "5" from the number 5.
      const was = isHidden ? "" : `; it was ${quote(writeStart(data))}`;
      return { code: "wrong_type", text: `must be ${list(names)}${was}` };
    }
    case "enum":
      return explainChoice(allowedValues as readonly unknown[], data);
    case "const":
      return explainChoice([allowedValue], data);
    case "discriminator":
      if (problem !== "mapping") return { code: "value_missing", text: "is required, as text" };
      return explainChoice((parentSchema?.[kindsKeyword] ?? []) as readonly unknown[], tagValue);
    case "additionalProperties":
    case "unevaluatedProperties":
      return { code: "name_unknown", text: explainUnknown(error, checks) };
    case "oneOf":
    case "anyOf":
      return { code: "value_not_allowed", text: `has none of the allowed forms; it was ${show(data)}` };
    default: {
      const { code, rule, was = `it was ${show(data)}` } = explainRule(error);
      return { code, text: isHidden ? rule : `${rule}; ${was}` };
    }
  }
}

function explainUnknown(error: ErrorObject, checks: Checks): string {
  const { additionalProperty, unevaluatedProperty } = error.params;
  const nearest = findNearest(String(additionalProperty ?? unevaluatedProperty), checks.listNames(error));
  return nearest === undefined ? "is not known here" : `is not known here; did you mean \`${nearest}\``;
}

function explainChoice(allowed: readonly unknown[], given: unknown): { code: FrontCode; text: string } {
  const code = "value_not_allowed";
  const was = `it was ${show(given)}`;
  if (allowed.length <= 12) return { code, text: `must be ${list(allowed.map(show))}; ${was}` };
  const nearest = findNearest(String(given), allowed.map(String));
  const hint = nearest === undefined ? "" : `; did you mean ${show(nearest)}`;
  return { code, text: `must be one of its ${allowed.length} values; ${was}${hint}` };
}

/** If no branch of a choice matches, one entry for the choice replaces the errors of all branches. */
export function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Map<string, number>();
  for (const [position, { instancePath, keyword }] of errors.entries()) {
    if (keyword === "oneOf" || keyword === "anyOf") choices.set(instancePath, position);
  }
  // Ajv lists the errors of the branches before the error of the choice.
  return errors.filter(({ instancePath }, position) => {
    for (let path = instancePath; ; path = path.slice(0, path.lastIndexOf("/"))) {
      if ((choices.get(path) ?? -1) > position) return false;
      if (path === "") return true;
    }
  });
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function show(value: unknown): string {
  return quote(typeof value === "string" ? value : writeStart(value));
}

/** The start of a value as JSON, longer than a message shows: writing all of a large value would take long. */
function writeStart(value: unknown): string | undefined {
  if (typeof value === "string") return JSON.stringify(value.slice(0, mostCharactersShown));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [start, end] = Array.isArray(value) ? "[]" : "{}";
  let text = "";
  for (const key in value) {
    if (text.length > mostCharactersShown) break;
    const name = Array.isArray(value) ? "" : `${writeStart(key)}:`;
    text += `${text === "" ? "" : ","}${name}${writeStart((value as Record<string, unknown>)[key])}`;
  }
  return `${start}${text}${end}`;
}

const mostCharactersShown = 60;

function quote(text = "nothing"): string {
  return `\`${text.length > mostCharactersShown ? `${text.slice(0, mostCharactersShown - 3)}...` : text}\``;
}
