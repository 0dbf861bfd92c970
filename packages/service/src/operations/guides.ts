import {
  createGuide,
  describeGuide,
  getVersion,
  listGuides,
  lockGuide,
  updateGuide,
} from "../guides/guides.ts";
import { deleteGuideRow } from "../guides/store.ts";
import { toGuideVersion } from "../storage/rows/guides.ts";
import type { Operations } from "./handler.ts";

/** Texts for people in the spaces of an environment. */
export const guideHandlers = {
  async listGuides(context, { path: { environmentId }, query }) {
    return listGuides(context, environmentId, query);
  },
  async createGuide(context, { path: { environmentId }, body }) {
    return { data: await createGuide(context, environmentId, body) };
  },
  async getGuide(context, { path: { environmentId, guideId } }) {
    return { data: await describeGuide(context, environmentId, guideId) };
  },
  async updateGuide(context, { path: { environmentId, guideId }, body }) {
    return { data: await updateGuide(context, environmentId, guideId, body) };
  },
  async deleteGuide(context, { path: { environmentId, guideId } }) {
    await deleteGuideRow(context, await lockGuide(context, environmentId, guideId));
    return { data: { success: true } };
  },
  async getGuideVersion(context, { path: { environmentId, guideId, version } }) {
    return { data: toGuideVersion(await getVersion(context, environmentId, guideId, version)) };
  },
} satisfies Partial<Operations>;
