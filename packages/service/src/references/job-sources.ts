import type { JobConfig } from "@data-import/types";
import { getAgent } from "../agents/agents.ts";
import { getApp } from "../apps/apps.ts";
import type { Context } from "../context/context.ts";
import { locateDocument } from "../documents/documents.ts";
import { createInvalid } from "../domain/errors.ts";
import { holdEnvironment } from "../environments/environments.ts";
import { getFile } from "../files/files.ts";
import { getSheet } from "../sheets/sheets.ts";
import { getSpace } from "../spaces/spaces.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

/** The place of a job. */
export interface JobPlace {
  readonly environmentId: string;
  readonly spaceId?: string;
  readonly workbookId?: string;
}

type Find = (context: Context, id: string, key: string) => Promise<JobPlace | undefined>;

/** How to find the source of a job, by the type of the job. */
const sources: Partial<Record<JobConfig["type"], Find>> = {
  async workbook(context, id, key) {
    const row = await getWorkbook(context, id, key);
    return { environmentId: row.environment_id, spaceId: row.space_id, workbookId: row.id };
  },
  async sheet(context, id, key) {
    const { environmentId, spaceId, workbookId } = await getSheet(context, id, key);
    return { environmentId, spaceId, workbookId };
  },
  async space(context, id, key) {
    const row = await getSpace(context, id, key);
    return { environmentId: row.environment_id, spaceId: row.id };
  },
  async file(context, id, key) {
    const row = await getFile(context, id, key);
    return { environmentId: row.environment_id, spaceId: row.space_id };
  },
  async document(context, id, key) {
    const row = await locateDocument(context, id, key);
    return { environmentId: row.environment_id, spaceId: row.space_id };
  },
  async app(context, id, key) {
    await getApp(context, id, key);
    // An app belongs to the whole account.
    return undefined;
  },
  async agent(context, id, key) {
    return { environmentId: (await getAgent(context, id, key)).environment_id };
  },
};

/** Finds the place of a job; throws a `not-found` or an `invalid` if its configuration does not name one. */
export async function findJobPlace(context: Context, config: JobConfig): Promise<JobPlace> {
  const { environmentId } = config;
  const place = await sources[config.type]?.(context, config.source, "source");
  if (place === undefined) {
    const id = environmentId ?? context.actor.environmentId;
    if (id === undefined) {
      throw createInvalid(
        "value_missing",
        "environmentId",
        `\`environmentId\` is required: the source of a job of type \`${config.type}\` does not name an environment.`,
      );
    }
    await holdEnvironment(context, id);
    return { environmentId: id };
  }
  if (environmentId !== undefined && environmentId !== place.environmentId) {
    throw createInvalid(
      "reference_mismatch",
      "environmentId",
      `\`environmentId\` must be that of the source, \`${place.environmentId}\`; it was \`${environmentId}\`.`,
    );
  }
  return place;
}
