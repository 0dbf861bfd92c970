import type { ApiAction } from "@data-import/types";
import { changeAction, createAction, deleteAction, getAction } from "../actions/actions.ts";
import { listActionRows } from "../actions/store.ts";
import { createNotFound } from "../domain/errors.ts";
import { requireTarget, selectVisible } from "../references/action-targets.ts";
import { getSpace, holdSpace } from "../spaces/spaces.ts";
import { toAction } from "../storage/rows/actions.ts";
import type { Operations } from "./handler.ts";

/** The buttons that people press in spaces. */
export const actionHandlers = {
  async listActions(context, { query: { spaceId } }) {
    await getSpace(context, spaceId);
    const rows = await listActionRows(context, spaceId);
    return { data: (await selectVisible(context, spaceId, rows)).map(toAction) };
  },
  async createAction(context, { query: { spaceId }, body }) {
    const space = await holdSpace(context, spaceId);
    await requireTarget(context, space.id, body.targetId, "targetId");
    return { data: toAction(await createAction(context, space, body)) };
  },
  async bulkCreateActions(context, { query: { spaceId }, body }) {
    const space = await holdSpace(context, spaceId);
    const data: ApiAction[] = [];
    for (const [index, config] of body.entries()) {
      await requireTarget(context, space.id, config.targetId, `[${index}].targetId`);
      data.push(toAction(await createAction(context, space, config)));
    }
    return { data };
  },
  async getAction(context, { path: { actionId } }) {
    const row = await getAction(context, actionId);
    const [visible] = await selectVisible(context, row.space_id, [row]);
    if (visible === undefined) throw createNotFound("action", actionId, "actionId");
    return { data: toAction(visible) };
  },
  async updateAction(context, { path: { actionId }, body }) {
    return { data: toAction(await changeAction(context, actionId, body)) };
  },
  async deleteAction(context, { path: { actionId } }) {
    await deleteAction(context, actionId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
