import { createGuidance, getGuidance, lockGuidance } from "../guidance/guidance.ts";
import { deleteGuidanceRow, listGuidanceRows, replaceOptions } from "../guidance/store.ts";
import { getSpace } from "../spaces/spaces.ts";
import { toGuidance } from "../storage/rows/guidance.ts";
import type { Handlers } from "./handler.ts";

/** The guides that a space shows. `includeGuide` has no effect: no operation of the description stores guides. */
export const guidanceHandlers = {
  async listGuidance(context, { path: { spaceId } }) {
    await getSpace(context, spaceId);
    return { data: (await listGuidanceRows(context, spaceId)).map(toGuidance) };
  },
  async createGuidance(context, { path: { spaceId }, body }) {
    return toGuidance(await createGuidance(context, spaceId, body));
  },
  async getGuidance(context, { path: { spaceId, guidanceId } }) {
    return toGuidance(await getGuidance(context, spaceId, guidanceId));
  },
  async updateGuidance(context, { path: { spaceId, guidanceId }, body }) {
    const guidance = await lockGuidance(context, spaceId, guidanceId);
    await replaceOptions(context, guidance, JSON.stringify(body.options));
    return toGuidance(await getGuidance(context, spaceId, guidanceId));
  },
  async deleteGuidance(context, { path: { spaceId, guidanceId } }) {
    await deleteGuidanceRow(context, await lockGuidance(context, spaceId, guidanceId));
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;
