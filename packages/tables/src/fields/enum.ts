import type { EnumListProperty, EnumProperty, EnumPropertyConfig } from "@data-import/types";
import type { Problem } from "../basics/problem.ts";
import { createRefusal, type ValueCheck } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const enumType: FieldType<EnumProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: ({ isArray, multi }) => isArray === true || multi === true,
  createCheck: ({ config }) => createOptionCheck(config),
  getOptions: ({ config }) => config.options,
  findProblems: (property, _, path) => findOptionProblems(property, path),
};

/** How many options a message names. */
const optionsShown = 10;

const mostOptions = 100;

/** Compiles the check that a value is one of the options of a field. */
export function createOptionCheck(config: EnumPropertyConfig): ValueCheck {
  const options = new Map(config.options.map(({ value }) => [String(value), value]));
  const names = config.options.slice(0, optionsShown).map(({ value }) => String(value));
  const more = Math.max(0, config.options.length - optionsShown);
  const refusal = createRefusal(
    names.length === 0
      ? { code: "options_missing" }
      : { code: "option_expected", params: { options: names, more } },
  );
  return (value) => {
    const option = typeof value === "object" ? undefined : options.get(String(value));
    return option === undefined ? { value, finding: refusal } : { value: option };
  };
}

/** The problems of the options of a field. */
export function findOptionProblems(
  { config: { options } }: EnumProperty | EnumListProperty,
  path: string,
): Problem[] {
  if (options.length <= mostOptions) return [];
  const message = `A field may have at most ${mostOptions} options; it has ${options.length}.`;
  return [{ key: `${path}config.options`, message, code: "value_too_long" }];
}
