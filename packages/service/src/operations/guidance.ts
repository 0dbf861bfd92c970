import { findChanges } from "../domain/find-changes.ts";
import { describeGuidance } from "../guidance/describe-guidance.ts";
import { createGuidance, getGuidance, listGuidance, lockGuidance } from "../guidance/guidance.ts";
import { deleteGuidanceRow, replaceOptions } from "../guidance/store.ts";
import { toGuidance } from "../storage/rows/guidance.ts";
import type { Operations } from "./handler.ts";

/** The guides that a space shows. */
export const guidanceHandlers = {
  async listGuidance(context, { path: { spaceId }, query: { includeGuide } }) {
    return {
      data: await describeGuidance(context, spaceId, await listGuidance(context, spaceId), includeGuide),
    };
  },
  async createGuidance(context, { path: { spaceId }, body }) {
    return toGuidance(await createGuidance(context, spaceId, body));
  },
  async getGuidance(context, { path: { spaceId, guidanceId }, query: { includeGuide } }) {
    const row = await getGuidance(context, spaceId, guidanceId);
    const [guidance = toGuidance(row)] = await describeGuidance(context, spaceId, [row], includeGuide);
    return guidance;
  },
  async updateGuidance(context, { path: { spaceId, guidanceId }, body }) {
    const guidance = await lockGuidance(context, spaceId, guidanceId);
    const changes = findChanges(guidance, {}, { options: body.options });
    if (changes?.options !== undefined) await replaceOptions(context, guidance, changes.options);
    return toGuidance(await getGuidance(context, spaceId, guidanceId));
  },
  async deleteGuidance(context, { path: { spaceId, guidanceId } }) {
    await deleteGuidanceRow(context, await lockGuidance(context, spaceId, guidanceId));
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
