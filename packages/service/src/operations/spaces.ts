import type { Space } from "@data-import/types";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { describePage, readPage } from "../domain/page.ts";
import { findGuestLink } from "../guests/invitations.ts";
import { changeSpace, setArchived } from "../lifecycle/change-space.ts";
import { deleteSpaces } from "../lifecycle/delete-space.ts";
import { createJob } from "../runner/create-job.ts";
import { listSpaces } from "../spaces/list-spaces.ts";
import { getSpaceView, lockListedSpaces, lockSpace } from "../spaces/spaces.ts";
import { type SpaceView, toSpace } from "../storage/rows/spaces.ts";
import { makeSpace } from "../templates/make-space.ts";
import { noteVisit } from "../visits/visits.ts";
import type { Operations } from "./handler.ts";

/** The places for pieces of import work. */
export const spaceHandlers = {
  async listSpaces(context, { query }) {
    const page = readPage(query, { usual: 10, order: ["spaces", query.sortField, query.sortDirection] });
    const { rows, total, next } = await listSpaces(context, query, page);
    return { data: await describeSpaces(context, rows), pagination: describePage(page, total, next) };
  },
  async createSpace(context, { body }) {
    const { id, accessToken } = await makeSpace(context, body);
    if (body.autoConfigure === true) {
      const job = { type: "space", operation: "configure", source: id, trigger: "immediate" } as const;
      await createJob(context, job);
    }
    // The response shows the time of the last event.
    await context.writeEvents();
    const space = await describeSpace(context, await getSpaceView(context, id));
    return { data: accessToken === undefined ? space : { ...space, accessToken } };
  },
  async getSpace(context, { path: { spaceId } }) {
    const space = await getSpaceView(context, spaceId);
    context.stayIn(spaceId);
    await noteVisit(context, spaceId);
    return { data: await describeSpace(context, space) };
  },
  updateSpace: {
    changes: "space",
    async handle(context, { path: { spaceId }, body }) {
      await changeSpace(context, spaceId, body);
      await context.writeEvents();
      return { data: await describeSpace(context, await getSpaceView(context, spaceId)) };
    },
  },
  async deleteSpace(context, { path: { spaceId } }) {
    context.enterArchived();
    await deleteSpaces(context, await lockListedSpaces(context, [spaceId]));
    return { data: { success: true } };
  },
  async bulkDeleteSpaces(context, { query: { spaceIds } }) {
    context.enterArchived();
    await deleteSpaces(context, await lockListedSpaces(context, [...new Set(spaceIds)], "spaceIds"));
    return { data: { success: true } };
  },
  async archiveSpace(context, { path: { spaceId } }) {
    context.enterArchived();
    const space = await lockSpace(context, spaceId);
    if (space.archived_at === null) await setArchived(context, space, context.now);
    return { data: { success: true } };
  },
  async unarchiveSpace(context, { path: { spaceId } }) {
    context.enterArchived();
    await setArchived(context, await lockSpace(context, spaceId), null);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

async function describeSpace(context: Context, view: SpaceView): Promise<Space> {
  const [space] = await describeSpaces(context, [view]);
  return space as Space;
}

/** Most spaces have no actions: their view says so without another statement. */
async function describeSpaces(context: Context, views: readonly SpaceView[]): Promise<Space[]> {
  const ids = views.filter((view) => view.has_actions === 1).map(({ id }) => id);
  const actions = await readActionsOf(context, ids);
  return views.map((view) => toSpace(view, actions.get(view.id), findGuestLink(context, view)));
}
