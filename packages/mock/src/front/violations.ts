import type { ErrorObject } from "../vendor/ajv.ts";
import { kindsKeyword } from "./checks.ts";
import { findNearest } from "./nearest.ts";
import type { Failure } from "./refusal.ts";

/** Turns what a schema found wrong into entries of the envelope; `root` is the parameter's name, or empty for a body. */
export function describeErrors(errors: readonly ErrorObject[], root: string): Failure[] {
  const mistyped = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === "type" ? instancePath : [])),
  );
  const telling = withoutBranches(errors).filter(
    // A value of the wrong type is in no list of values either; the type says enough.
    ({ keyword, instancePath }) => (keyword !== "enum" && keyword !== "const") || !mistyped.has(instancePath),
  );
  const failures = telling.map((error) => {
    const key = keyOf(error, root);
    const message = `${key === "" ? "The body" : `\`${key}\``} ${explain(error)}.`;
    return key === "" ? { message } : { message, key };
  });
  const seen = new Set<string>();
  return failures.filter(({ message }) => !seen.has(message) && seen.add(message));
}

/** `/actions/0/label` of a body is `actions[0].label`. */
function keyOf(error: ErrorObject, root: string): string {
  const segments = error.instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  const { missingProperty, additionalProperty, unevaluatedProperty, tag } = error.params;
  const named = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? tag;
  if (typeof named === "string") segments.push(named);
  return segments.reduce((key, segment) => {
    if (/^\d+$/.test(segment)) return `${key}[${segment}]`;
    return key === "" ? segment : `${key}.${segment}`;
  }, root);
}

function explain(error: ErrorObject): string {
  const { data, parentSchema } = error;
  const { allowedValue, allowedValues, error: problem, tagValue, type } = error.params;
  switch (error.keyword) {
    case "required":
      return "is required";
    case "type":
      // As JSON: the quotes tell the text "5" from the number 5.
      return `must be ${list([type].flat())}; it was ${quote(JSON.stringify(data))}`;
    case "enum":
      return explainChoice(allowedValues, data);
    case "const":
      return explainChoice([allowedValue], data);
    case "discriminator":
      if (problem !== "mapping") return "is required, as text";
      return explainChoice(parentSchema?.[kindsKeyword] ?? [], tagValue);
    case "additionalProperties":
    case "unevaluatedProperties":
      return "is not known here";
    case "oneOf":
    case "anyOf":
      return `has none of the allowed forms; it was ${show(data)}`;
    default:
      return `${error.message ?? "is not valid"}; it was ${show(data)}`;
  }
}

function explainChoice(allowed: readonly unknown[], given: unknown): string {
  const was = `it was ${show(given)}`;
  if (allowed.length <= 12) return `must be ${list(allowed.map(show))}; ${was}`;
  const nearest = findNearest(String(given), allowed.map(String));
  const hint = nearest === undefined ? "" : `; did you mean ${show(nearest)}`;
  return `must be one of its ${allowed.length} values; ${was}${hint}`;
}

/** Of a choice that no branch fits, the complaints of every branch are noise: one entry for the choice is enough. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Map<string, number>();
  for (const [position, { instancePath, keyword }] of errors.entries()) {
    if (keyword === "oneOf" || keyword === "anyOf") choices.set(instancePath, position);
  }
  // Ajv lists the complaints of the branches before the one of the choice.
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
  return quote(typeof value === "string" ? value : JSON.stringify(value));
}

function quote(text = "nothing"): string {
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}
