import { checkArray, checkNumber, checkString } from "./check-value.ts";
import type { Link, Shape, TypeName } from "./shape.ts";

/** A part of a value that is not valid. */
export interface Issue {
  /** What is wrong: `must be a string`. */
  readonly message: string;
  /** Where: the keys and positions that lead to the part. Empty for the whole value. */
  readonly path: readonly PropertyKey[];
}

type Path = readonly PropertyKey[];
type Values = Readonly<{ [Name in string]: unknown }>;

/** Everything in a value that does not follow the rules. */
export function findIssues(shape: Shape, value: unknown): Issue[] {
  const issues: Issue[] = [];
  visit(shape, value, []);
  return issues;

  function visit(link: Link, part: unknown, path: Path): void {
    const rules = resolve(link);
    const report = (message: string, at: Path = path) => issues.push({ message, path: at });
    const types = [rules.type ?? []].flat();
    // After a wrong type, the other rules would only repeat the same.
    if (types.length > 0 && !types.some((type) => hasType(part, type))) {
      report(`must be ${types.map((type) => typeNames[type]).join(" or ")}`);
      return;
    }
    if (rules.enum && !rules.enum.includes(part)) report(`must be one of: ${rules.enum.join(", ")}`);
    if ("const" in rules && rules.const !== part) report(`must be ${JSON.stringify(rules.const)}`);
    if (typeof part === "string") checkString(rules, part, report);
    if (typeof part === "number") checkNumber(rules, part, report);
    if (Array.isArray(part)) {
      checkArray(rules, part, report);
      if (rules.items) for (const [at, item] of part.entries()) visit(rules.items, item, [...path, at]);
    }
    if (hasType(part, "object")) visitObject(rules, part as Values, path, report);
    else if (rules.choice) report("must be an object");
    for (const each of rules.allOf ?? []) visit(each, part, path);
    if (rules.anyOf) visitAnyOf(rules.anyOf, part, path, report);
  }

  function visitAnyOf(links: readonly Link[], part: unknown, path: Path, report: (message: string) => void) {
    const attempts = links.map((each) => findIssues(resolve(each), part));
    if (attempts.some((found) => found.length === 0)) return;
    // If the value has the right type but a wrong part, this part is the problem.
    const inner = attempts.find((found) => found.every((issue) => issue.path.length > 0));
    if (inner) issues.push(...inner.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
    else report([...new Set(attempts.flat().map(({ message }) => message))].join(", or "));
  }

  function visitObject(
    rules: Shape,
    values: Values,
    path: Path,
    report: (message: string, at?: Path) => void,
  ) {
    const { required = [], properties = {}, additionalProperties = true, choice } = rules;
    for (const name of required) {
      if (values[name] === undefined) report("is required", [...path, name]);
    }
    // A property that is undefined is not sent.
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    if (names.length < (rules.minProperties ?? 0)) {
      report(`must have at least ${rules.minProperties} properties`);
    }
    if (names.length > (rules.maxProperties ?? Number.POSITIVE_INFINITY)) {
      report(`must have at most ${rules.maxProperties} properties`);
    }
    for (const name of names) {
      const link = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (link === false) report("is not a known property", [...path, name]);
      else if (link !== true && link !== undefined) visit(link, values[name], [...path, name]);
    }
    if (!choice) return;
    const { tag, shapes, otherwise } = choice;
    const value = values[tag];
    const chosen = typeof value === "string" && Object.hasOwn(shapes, value) ? shapes[value] : otherwise;
    if (chosen) visit(chosen, values, path);
    else report(`must be one of: ${Object.keys(shapes).join(", ")}`, [...path, tag]);
  }
}

function resolve(link: Link): Shape {
  return typeof link === "function" ? link().shape : link;
}

const typeNames: Readonly<{ [Type in TypeName]: string }> = {
  array: "a list",
  blob: "a Blob",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

function hasType(value: unknown, type: TypeName): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return Number.isFinite(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "blob") return value instanceof Blob;
  // The other names are those of `typeof`.
  return typeof value === type && value !== null && !Array.isArray(value);
}
