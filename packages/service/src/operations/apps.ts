import { forgetDefaultApp } from "../accounts/default-app.ts";
import { changeApp, createApp, getApp } from "../apps/apps.ts";
import { deleteAppRow, listAppRows } from "../apps/store.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { leaveApp } from "../spaces/spaces.ts";
import { toApp } from "../storage/rows/apps.ts";
import type { Handlers } from "./handler.ts";

/** The kinds of work that an account has. Apps belong to the account: who works in a part of it only reads them. */
export const appHandlers = {
  async listApps(context) {
    return { data: (await listAppRows(context)).map(toApp) };
  },
  async createApp(context, { body }) {
    requireWholeAccount(context);
    return { data: toApp(await createApp(context, body)) };
  },
  async getApp(context, { path: { appId } }) {
    return { data: toApp(await getApp(context, appId)) };
  },
  async updateApp(context, { path: { appId }, body }) {
    await getApp(context, appId);
    requireWholeAccount(context);
    return { data: toApp(await changeApp(context, appId, body)) };
  },
  async deleteApp(context, { path: { appId } }) {
    await getApp(context, appId);
    requireWholeAccount(context);
    await leaveApp(context, appId);
    await forgetDefaultApp(context, appId);
    await deleteAppRow(context, appId);
    return { success: true };
  },
} satisfies Partial<Handlers>;
