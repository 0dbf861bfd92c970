import { isDeepStrictEqual } from "node:util";
import type { InputField, InputForm } from "@data-import/types";
import { DomainError, type Problem } from "../../domain/errors.ts";

type Input = Readonly<Record<string, unknown>>;

/** The input of a form with the default values of absent fields; throws an `invalid` with everything that is wrong. */
export function completeInput({ fields }: InputForm, sent: Input = {}): Input {
  const input = { ...sent };
  const problems: Problem[] = [];
  for (const field of fields) {
    const { key, defaultValue } = field;
    if (input[key] === undefined && defaultValue !== undefined) input[key] = defaultValue;
    const rule = findBrokenRule(field, input[key]);
    if (rule !== undefined)
      problems.push({ message: `\`input.${key}\` (${field.label}) ${rule}`, key: `input.${key}` });
  }
  const known = fields.map(({ key }) => key);
  for (const key of Object.keys(sent).filter((name) => !known.includes(name))) {
    const message = `The form of the action has no field \`${key}\`. Its fields are ${listNames(known)}.`;
    problems.push({ message, key: `input.${key}`, code: "name_unknown" });
  }
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  return input;
}

function findBrokenRule({ type, config, constraints = [] }: InputField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") {
    return constraints.some((constraint) => constraint.type === "required") ? "is required." : undefined;
  }
  const shown = `it was \`${JSON.stringify(value)}\`.`;
  if (type === "enum" && config !== undefined) {
    const values = config.options.map((option) => option.value);
    if (values.some((one) => isDeepStrictEqual(one, value))) return undefined;
    return `must be one of ${listNames(values)}; ${shown}`;
  }
  const expected = types[type];
  if (expected === undefined || typeof value === expected) return undefined;
  return `must be a ${expected}; ${shown}`;
}

const types: Readonly<Record<string, "string" | "number" | "boolean">> = {
  string: "string",
  textarea: "string",
  number: "number",
  boolean: "boolean",
};

function listNames(values: readonly unknown[]): string {
  return values.map((value) => `\`${String(value)}\``).join(", ") || "none";
}
