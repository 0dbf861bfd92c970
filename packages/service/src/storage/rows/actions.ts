import type { Action, ActionId, ApiAction } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface ActionTables {
  readonly actions: ActionRow;
}

export interface ActionRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string;
  /** The space itself, or a workbook, sheet, document or file in it. */
  readonly target_id: string;
  /** The action as it was sent, with the defaults of absent members. */
  readonly config: Json;
  /** Its position in the list that was sent with the target; null if it was created alone. */
  readonly place: number | null;
  /** When the job of its next run starts, or has to be created; null if it has no schedule. */
  readonly next_run_at: Time | null;
}

/** An action as the API shows it. */
export function toAction(row: Selectable<ActionRow>): ApiAction {
  return {
    ...(readJson<Action>(row.config) as Action),
    id: row.id as ActionId,
    targetId: row.target_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
