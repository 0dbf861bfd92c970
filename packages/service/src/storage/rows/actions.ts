import type { Action, ActionId, ApiAction } from "@data-import/types";
import type { Selectable } from "kysely";
import { readJson } from "./columns.ts";
import {
  defineTable,
  integer,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
  time,
} from "./define-table.ts";

export const actions = defineTable("actions", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: text(),
    /** The space itself, or a workbook, sheet, document or file in it. */
    target_id: text(),
    /** The action as it was sent, with the defaults of absent members. */
    config: long(json()),
    /** Its position in the list that was sent with the target; null if it was created alone. */
    place: nullable(integer()),
    /** When the job of its next run starts, or has to be created; null if it has no schedule. */
    next_run_at: nullable(time()),
  },
  indexes: {
    actions_by_run: { columns: ["next_run_at"], where: "next_run_at is not null" },
    actions_of_space: { columns: ["account_id", "space_id", "sequence"] },
    actions_of_target: { columns: ["account_id", "target_id"] },
  },
});
export type ActionRow = RowOf<typeof actions>;

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
