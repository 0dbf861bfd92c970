import { getConstraintType, getSheetConstraintType } from "@data-import/tables/constraints";
import { getFieldType } from "@data-import/tables/fields";
import type { Property, SheetConfig } from "@data-import/types";
import { DomainError, type Problem } from "../domain/errors.ts";
import { readSlug } from "../domain/slugs.ts";

const mostConstraints = 10;

/**
 * Throws an `invalid` with all errors of a sheet's configuration that the schema cannot find: duplicate keys, too many
 * rules or options, rules about unknown fields.
 * @param path the path of the configuration in the request: `sheets[0].`
 */
export function requireValidConfig(config: SheetConfig, path: string): void {
  const problems = [
    ...findRepeated(
      config.fields.map(({ key }) => key),
      (index) => `${path}fields[${index}].key`,
      "field",
    ),
    ...config.fields.flatMap((property, index) =>
      checkProperty(property, config, `${path}fields[${index}].`),
    ),
    ...checkSheetConstraints(config, path),
  ];
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
}

/** Duplicate keys, without regard to case. */
export function findRepeated(
  names: readonly (string | undefined)[],
  describeKey: (index: number) => string,
  kind: string,
): Problem[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const lower = name?.toLowerCase();
    if (lower === undefined) return [];
    if (seen.has(lower)) {
      const message = `There is another ${kind} \`${name}\`, perhaps in another case: each must be unique.`;
      return [{ message, key: describeKey(index), code: "value_repeated" }];
    }
    seen.add(lower);
    return [];
  });
}

function checkProperty(property: Property, config: SheetConfig, path: string): Problem[] {
  const problems: Problem[] = [];
  const constraints = property.constraints ?? [];
  if (property.key === "") {
    problems.push({
      key: `${path}key`,
      message: "The key of a field must not be empty.",
      code: "value_too_short",
    });
  }
  if (property.key === "__proto__") {
    problems.push({
      key: `${path}key`,
      message: "The key of a field must not be `__proto__`: choose another one.",
      code: "value_malformed",
    });
  }
  if (constraints.length > mostConstraints) {
    const message = `A field may have at most ${mostConstraints} constraints; it has ${constraints.length}.`;
    problems.push({ key: `${path}constraints`, message, code: "value_too_long" });
  }
  const validators = constraints.map((constraint) => {
    const validator = getConstraintType(constraint).getValidator?.(constraint);
    return validator === undefined ? undefined : `${constraint.type}:${validator}`;
  });
  problems.push(
    ...findRepeated(validators, (index) => `${path}constraints[${index}].validator`, "validator"),
  );
  problems.push(...(getFieldType(property).findProblems?.(property, config, path) ?? []));
  return problems;
}

function checkSheetConstraints({ constraints = [], fields }: SheetConfig, path: string): Problem[] {
  const keys = new Set(fields.map(({ key }) => key));
  const names = constraints.map((constraint) => getSheetConstraintType(constraint).getName?.(constraint));
  return [
    ...findRepeated(names, (index) => `${path}constraints[${index}].name`, "constraint"),
    ...constraints.flatMap((constraint, index) =>
      getSheetConstraintType(constraint)
        .listFields(constraint)
        .filter((key) => !keys.has(key))
        .map((key) => ({
          key: `${path}constraints[${index}].fields`,
          message: `The sheet has no field \`${key}\`, which this rule names.`,
          code: "field_unknown" as const,
        })),
    ),
  ];
}

/** A free slug for a sheet of this name. */
export function createSlug(name: string, taken: ReadonlySet<string>): string {
  const base = readSlug(name, "sheet");
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
