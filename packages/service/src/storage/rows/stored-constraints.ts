import type {
  AppId,
  ConstraintId,
  ConstraintResource,
  StoredConstraintOptions,
  StoredRule,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import { defineTable, integer, long, nullable, type RowOf, resourceColumns, text } from "./define-table.ts";

/** Its `updated_at` is the time of its newest version. */
export const appConstraints = defineTable("app_constraints", {
  columns: {
    ...resourceColumns,
    app_id: text(),
    validator: long(text()),
  },
  indexes: {
    app_constraints_by_validator: { columns: ["account_id", "app_id", "validator"], isUnique: true },
  },
});
export type StoredConstraintRow = RowOf<typeof appConstraints>;

export const appConstraintVersions = defineTable("app_constraint_versions", {
  columns: {
    ...resourceColumns,
    constraint_id: text(),
    /** Counted from 1 for each stored constraint. */
    version: integer(),
    label: long(nullable(text())),
    description: long(nullable(text())),
    /** As JSON text: `null` if there is only code. */
    rule: long(text()),
    /** The code that listeners run, as it was sent. */
    code: long(nullable(text())),
    /** As JSON text. */
    options: long(nullable(text())),
  },
  indexes: {
    versions_of_app_constraint: { columns: ["account_id", "constraint_id", "version"], isUnique: true },
  },
});
export type StoredConstraintVersionRow = RowOf<typeof appConstraintVersions>;

/** A version of a stored constraint, with its name. */
export type NamedVersion = Selectable<StoredConstraintVersionRow> &
  Pick<StoredConstraintRow, "app_id" | "validator">;

/** A stored constraint as one change left it, as the API shows it. */
export function toConstraintVersion(row: NamedVersion): ConstraintResource {
  return omitEmpty({
    id: row.constraint_id as ConstraintId,
    appId: row.app_id as AppId,
    validator: row.validator,
    label: row.label,
    description: row.description,
    rule: JSON.parse(row.rule) as StoredRule | null,
    function: row.code,
    options: row.options === null ? undefined : (JSON.parse(row.options) as StoredConstraintOptions),
    version: row.version,
    isBuiltin: false,
    createdAt: row.created_at,
    updatedAt: row.created_at,
  });
}
