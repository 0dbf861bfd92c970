import { requireWholeAccount } from "../context/require-in-scope.ts";
import { describePage, readPage } from "../domain/page.ts";
import {
  createEnvironment,
  describeEnvironment,
  getEnvironment,
  updateEnvironment,
} from "../environments/environments.ts";
import { listEnvironmentRows } from "../environments/store.ts";
import { deleteEnvironment } from "../lifecycle/delete-environment.ts";
import { toEnvironment } from "../storage/rows/environments.ts";
import type { Operations } from "./handler.ts";

/** The parts of an account that are separate from each other. */
export const environmentHandlers = {
  async listEnvironments(context, { query }) {
    const page = readPage(query, { usual: 10, order: ["environments"] });
    const { rows, total, next } = await listEnvironmentRows(context, page);
    return { data: rows.map(toEnvironment), pagination: describePage(page, total, next) };
  },
  async createEnvironment(context, { body }) {
    requireWholeAccount(context);
    const row = await createEnvironment(context, body);
    await context.emit(describeEnvironment("environment:created", row));
    return { data: toEnvironment(row) };
  },
  async getEnvironment(context, { path: { environmentId } }) {
    return { data: toEnvironment(await getEnvironment(context, environmentId)) };
  },
  async updateEnvironment(context, { path: { environmentId }, body }) {
    return toEnvironment(await updateEnvironment(context, environmentId, body));
  },
  async deleteEnvironment(context, { path: { environmentId } }) {
    requireWholeAccount(context);
    await deleteEnvironment(context, environmentId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
