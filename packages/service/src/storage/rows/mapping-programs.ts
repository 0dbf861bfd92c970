import type {
  EnvironmentId,
  FamilyId,
  MappingId,
  MappingRule,
  MappingRuleSettings,
  MappingRuleType,
  Program,
  ProgramId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import {
  defineTable,
  integer,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  real,
  resourceColumns,
  text,
  time,
  unique,
} from "./define-table.ts";

export const mappingPrograms = defineTable("mapping_programs", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    /** The namespace of the workbook of the sheets; empty if it has none. */
    namespace: long(text()),
    sheet_slug: long(text()),
    family_id: nullable(text()),
    /** JSON text: a list of `ProgramColumn`. */
    source: long(text()),
    /** JSON text: the keys of the fields that can be filled. */
    destination_keys: long(text()),
    /** A digest of the names of all columns: equal for files with the same columns, in any order. */
    header: long(text()),
    /** A digest of the kind of sheet and `header`, so that two jobs at once make one program. Null if a person made it. */
    job_key: unique(nullable(text())),
    added_count: integer(),
    deleted_count: integer(),
    created_by: personal(text(), "actor"),
  },
  indexes: {
    mapping_programs_by_kind: {
      columns: ["account_id", "environment_id", "sheet_slug", "namespace", "updated_at"],
    },
  },
});
export type ProgramRow = RowOf<typeof mappingPrograms>;

/** A column of the source of a program. */
export interface ProgramColumn {
  readonly key: string;
  /** The name that is matched. */
  readonly name: string;
}

export const mappingRules = defineTable("mapping_rules", {
  columns: {
    ...resourceColumns,
    program_id: text(),
    name: long(text()),
    type: text<MappingRuleType>(),
    /** `MappingRuleSettings`. */
    config: long(json()),
    /** For `assign` and `ignore`: the normal form of the name of the column. */
    column_name: long(nullable(text())),
    /** For `assign`. */
    field_key: long(nullable(text())),
    confidence: nullable(real()),
    accepted_at: nullable(time()),
    accepted_by: personal(nullable(text()), "actor"),
    created_by: personal(text(), "actor"),
  },
  indexes: {
    rules_of_mapping_program: { columns: ["account_id", "program_id", "column_name"] },
  },
});
export type MappingRuleRow = RowOf<typeof mappingRules>;

/** A program as the API shows it. */
export function toProgram(
  row: Selectable<ProgramRow>,
  rules: readonly Selectable<MappingRuleRow>[],
): Program {
  return omitEmpty({
    id: row.id as ProgramId,
    environmentId: row.environment_id as EnvironmentId,
    namespace: row.namespace === "" ? undefined : row.namespace,
    destinationSlug: row.sheet_slug,
    familyId: row.family_id as FamilyId | null,
    rules: rules.map(toMappingRule),
    sourceKeys: (JSON.parse(row.source) as ProgramColumn[]).map(({ key }) => key),
    destinationKeys: JSON.parse(row.destination_keys) as string[],
    summary: {
      totalRuleCount: rules.length,
      addedRuleCount: row.added_count,
      deletedRuleCount: row.deleted_count,
    },
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}

/** A rule of a program as the API shows it. */
export function toMappingRule(row: Selectable<MappingRuleRow>): MappingRule {
  return omitEmpty({
    id: row.id as MappingId,
    name: row.name,
    type: row.type,
    config: JSON.parse(row.config) as MappingRuleSettings,
    confidence: row.confidence,
    acceptedAt: row.accepted_at,
    acceptedBy: row.accepted_by,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}
