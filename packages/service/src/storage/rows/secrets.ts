import type { ActorIdUnion, EnvironmentId, Secret, SecretId, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import { defineTable, long, nullable, personal, type RowOf, resourceColumns, text } from "./define-table.ts";

export const secrets = defineTable("secrets", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    /** Null for a secret of the whole environment. */
    space_id: nullable(text()),
    /** The only actor that the value is for. */
    actor_id: personal(nullable(text()), "owner"),
    name: personal(long(text()), "fact"),
    /** A `SealedText`: the encrypted value, and the id of its key. */
    sealed: long(text()),
    key_id: text(),
  },
  indexes: {
    secrets_by_name: { columns: ["account_id", "environment_id", "name"] },
  },
});
export type SecretRow = RowOf<typeof secrets>;

/** A secret as the API shows it. The row has the value only in encrypted form. */
export function toSecret(row: Selectable<SecretRow>, value: string): Secret {
  return omitEmpty({
    id: row.id as SecretId,
    name: row.name,
    value,
    environmentId: row.environment_id as EnvironmentId,
    spaceId: row.space_id as SpaceId | null,
    actorId: row.actor_id as ActorIdUnion | null,
  });
}
