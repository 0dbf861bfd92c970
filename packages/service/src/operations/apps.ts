import { forgetDefaultApp } from "../accounts/default-app.ts";
import { changeApp, createApp, getApp, lockApp } from "../apps/apps.ts";
import { deleteAppRow, listAppRows } from "../apps/store.ts";
import {
  createConstraint,
  deleteConstraintsOf,
  describeConstraint,
  getConstraintVersion,
  listConstraints,
  listConstraintVersions,
  lockConstraint,
  updateConstraint,
} from "../apps/stored-constraints.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { deleteConstraint } from "../lifecycle/stored-constraints.ts";
import { leaveApp } from "../spaces/spaces.ts";
import { toApp } from "../storage/rows/apps.ts";
import { requireValidBlueprint } from "../templates/blueprint.ts";
import type { Operations } from "./handler.ts";

/** The kinds of import work of an account. An actor whose scope is only a part of the account can only read apps. */
export const appHandlers = {
  async listApps(context, { query }) {
    const { rows, ...position } = await listAppRows(context, query);
    return { data: rows.map(toApp), ...position };
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
    // After the spaces, as requests that create sheets do: otherwise two of them could wait for each other.
    await deleteConstraintsOf(context, app);
    await forgetDefaultApp(context, appId);
    await deleteAppRow(context, app);
    return { success: true };
  },
  async getConstraints(context, { path: { appId }, query: { includeBuiltins } }) {
    return { data: await listConstraints(context, appId, includeBuiltins === true) };
  },
  async createConstraint(context, { path: { appId }, body }) {
    const app = await lockApp(context, appId);
    requireWholeAccount(context);
    return { data: await createConstraint(context, app, body) };
  },
  async getConstraintById(context, { path: { appId, constraintId } }) {
    return { data: await describeConstraint(context, appId, constraintId) };
  },
  async updateConstraint(context, { path: { appId, constraintId }, body }) {
    const row = await lockConstraint(context, appId, constraintId);
    requireWholeAccount(context);
    return { data: await updateConstraint(context, row, body) };
  },
  async deleteConstraint(context, { path: { appId, constraintId } }) {
    const row = await lockConstraint(context, appId, constraintId);
    requireWholeAccount(context);
    await deleteConstraint(context, row);
    return { success: true };
  },
  async getConstraintVersions(context, { path: { appId, constraintId } }) {
    return { data: await listConstraintVersions(context, appId, constraintId) };
  },
  async getConstraintVersion(context, { path: { appId, constraintId, version } }) {
    return { data: await getConstraintVersion(context, appId, constraintId, version) };
  },
} satisfies Partial<Operations>;
