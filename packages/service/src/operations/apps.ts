import { forgetDefaultApp } from "../accounts/default-app.ts";
import { changeApp, createApp, getApp, lockApp } from "../apps/apps.ts";
import { deleteAppRow, listAppRows } from "../apps/store.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { leaveApp } from "../spaces/spaces.ts";
import { toApp } from "../storage/rows/apps.ts";
import { requireValidBlueprint } from "../templates/blueprint.ts";
import type { Handlers } from "./handler.ts";

/** The kinds of import work of an account. An actor whose scope is only a part of the account can only read apps. */
export const appHandlers = {
  async listApps(context) {
    return { data: (await listAppRows(context)).map(toApp) };
  },
  async createApp(context, { body }) {
    requireWholeAccount(context);
    await requireValidBlueprint(body.blueprint);
    return { data: toApp(await createApp(context, body)) };
  },
  async getApp(context, { path: { appId } }) {
    return { data: toApp(await getApp(context, appId)) };
  },
  async updateApp(context, { path: { appId }, body }) {
    const app = await lockApp(context, appId);
    requireWholeAccount(context);
    await requireValidBlueprint(body.blueprint);
    return { data: toApp(await changeApp(context, app, body)) };
  },
  async deleteApp(context, { path: { appId } }) {
    const app = await lockApp(context, appId);
    requireWholeAccount(context);
    await leaveApp(context, appId);
    await forgetDefaultApp(context, appId);
    await deleteAppRow(context, app);
    return { success: true };
  },
} satisfies Partial<Handlers>;
