import type { ActorIdUnion, EnvironmentId, Secret, SecretId, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, type ResourceColumns } from "./columns.ts";

export interface SecretTables {
  readonly secrets: SecretRow;
}

export interface SecretRow extends ResourceColumns {
  readonly environment_id: string;
  /** Null for a secret of the whole environment. */
  readonly space_id: string | null;
  /** The only actor that the value is for. */
  readonly actor_id: string | null;
  readonly name: string;
  /** A `SealedText`: the encrypted value, and the id of its key. */
  readonly sealed: string;
  readonly key_id: string;
}

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
