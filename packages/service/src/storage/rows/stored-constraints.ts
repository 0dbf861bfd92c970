import type {
  AppId,
  ConstraintId,
  ConstraintResource,
  StoredConstraintOptions,
  StoredRule,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, type ResourceColumns } from "./columns.ts";

export interface StoredConstraintTables {
  readonly app_constraints: StoredConstraintRow;
  readonly app_constraint_versions: StoredConstraintVersionRow;
}

/** Its `updated_at` is the time of its newest version. */
export interface StoredConstraintRow extends ResourceColumns {
  readonly app_id: string;
  readonly validator: string;
}

export interface StoredConstraintVersionRow extends ResourceColumns {
  readonly constraint_id: string;
  /** Counted from 1 for each stored constraint. */
  readonly version: number;
  readonly label: string | null;
  readonly description: string | null;
  /** As JSON text: `null` if there is only code. */
  readonly rule: string;
  /** The code that listeners run, as it was sent. */
  readonly code: string | null;
  /** As JSON text. */
  readonly options: string | null;
}

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
