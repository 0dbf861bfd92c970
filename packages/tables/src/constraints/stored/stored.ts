import type { StoredConstraint, StoredConstraintOptions } from "@data-import/types";
import type { ConstraintType } from "../constraint-type.ts";
import { createFinding } from "../rule.ts";
import { compileStoredRule, nameVersion } from "./stored-rule.ts";

export const storedType: ConstraintType<StoredConstraint> = {
  compile(constraint, _, taken) {
    const found = taken[nameVersion(constraint)];
    // Sheets of the time before stored constraints were checked took none over. Code is for listeners.
    if (found?.rule === undefined) return {};
    const settings = { ...found.options, ...readSettings(constraint.config) };
    const find = compileStoredRule(found.rule);
    return {
      cell: (value) => {
        const message = find(value);
        return message === undefined ? undefined : createFinding("stored-constraint", message, settings);
      },
    };
  },
  getValidator: ({ validator }) => validator,
};

/** The message and the level of the field, if its settings have them in the right form. */
function readSettings(config: unknown): Pick<StoredConstraintOptions, "message" | "level"> {
  const { message, level } = (config ?? {}) as { readonly message?: unknown; readonly level?: unknown };
  return {
    ...(typeof message === "string" && { message }),
    ...((level === "error" || level === "warn" || level === "info") && { level }),
  };
}
