import type { AuditAction, AuditEntry, AuditEntryId, EnvironmentId, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import {
  defineTable,
  integer,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
} from "./define-table.ts";

/** The audit log. Its `updated_at` is the last time within the hour. It has ids only, never a name. */
export const auditEntries = defineTable("audit_entries", {
  columns: {
    ...resourceColumns,
    action: text<AuditAction>(),
    /** Null for the operator of the service. */
    actor_id: personal(nullable(text()), "actor"),
    target_id: personal(nullable(text()), "target"),
    /** The id of a role, or of a token of somebody. */
    related_id: nullable(text()),
    environment_id: nullable(text()),
    space_id: nullable(text()),
    /** The network address of a sign-in. */
    address: personal(nullable(text()), "address"),
    times: integer(),
  },
  indexes: {
    audit_entries_of_account: { columns: ["account_id", "sequence"] },
    audit_entries_by_actor: { columns: ["account_id", "actor_id", "created_at"] },
    audit_entries_by_target: { columns: ["account_id", "target_id", "sequence"] },
    audit_entries_by_age: { columns: ["created_at", "sequence"] },
  },
});
export type AuditEntryRow = RowOf<typeof auditEntries>;

/** An entry as the API shows it. */
export function toAuditEntry(row: Selectable<AuditEntryRow>): AuditEntry {
  return omitEmpty({
    id: row.id as AuditEntryId,
    action: row.action,
    actorId: row.actor_id,
    targetId: row.target_id,
    relatedId: row.related_id,
    environmentId: row.environment_id as EnvironmentId | null,
    spaceId: row.space_id as SpaceId | null,
    address: row.address,
    createdAt: row.created_at,
    lastAt: row.updated_at,
    times: row.times,
  });
}
