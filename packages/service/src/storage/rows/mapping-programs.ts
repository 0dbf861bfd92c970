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
import { type Json, omitEmpty, type ResourceColumns, type Time } from "./columns.ts";

export interface MappingTables {
  readonly mapping_programs: ProgramRow;
  readonly mapping_rules: MappingRuleRow;
}

export interface ProgramRow extends ResourceColumns {
  readonly environment_id: string;
  /** The namespace of the workbook of the sheets; empty if it has none. */
  readonly namespace: string;
  readonly sheet_slug: string;
  readonly family_id: string | null;
  /** JSON text: a list of `ProgramColumn`. */
  readonly source: string;
  /** JSON text: the keys of the fields that can be filled. */
  readonly destination_keys: string;
  /** A digest of the names of all columns: equal for files with the same columns, in any order. */
  readonly header: string;
  /** A digest of the kind of sheet and `header`, so that two jobs at once make one program. Null if a person made it. */
  readonly job_key: string | null;
  readonly added_count: number;
  readonly deleted_count: number;
  readonly created_by: string;
}

/** A column of the source of a program. */
export interface ProgramColumn {
  readonly key: string;
  /** The name that is matched. */
  readonly name: string;
}

export interface MappingRuleRow extends ResourceColumns {
  readonly program_id: string;
  readonly name: string;
  readonly type: MappingRuleType;
  /** `MappingRuleSettings`. */
  readonly config: Json;
  /** For `assign` and `ignore`: the normal form of the name of the column. */
  readonly column_name: string | null;
  /** For `assign`. */
  readonly field_key: string | null;
  readonly confidence: number | null;
  readonly accepted_at: Time | null;
  readonly accepted_by: string | null;
  readonly created_by: string;
}

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
