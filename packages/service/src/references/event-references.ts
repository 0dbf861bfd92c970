import { getAction } from "../actions/actions.ts";
import { getAgent } from "../agents/agents.ts";
import { getApp } from "../apps/apps.ts";
import { getKey } from "../auth/keys.ts";
import { getCanvasArea } from "../canvas-areas/canvas-areas.ts";
import { getCanvas } from "../canvas-areas/canvases.ts";
import { getCommit } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { getDocument } from "../documents/documents.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import { getEvent } from "../events/events.ts";
import { getFile } from "../files/files.ts";
import { getGuest } from "../guests/guests.ts";
import { getJob } from "../jobs/jobs.ts";
import { getProgram } from "../programs/programs.ts";
import { getSheet } from "../sheets/sheets.ts";
import { getSnapshot } from "../snapshots/snapshots.ts";
import { getSpace } from "../spaces/spaces.ts";
import { getUser } from "../users/users.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

/** Finds the resource that a member of an event's context names; throws a `not-found` if there is none. */
type Find = (context: Context, id: string, key: string) => Promise<unknown>;

/** How to find an actor by the middle part of its id. */
const actors: Readonly<Record<string, Find>> = { ag: getAgent, g: getGuest, key: getKey, usr: getUser };

/** The same for what a topic names by `entityId`. */
const entities: Readonly<Record<string, Find>> = { ag: getAgent, cv: getCanvas, cva: getCanvasArea };

const references: Readonly<Record<string, Find>> = {
  spaceId: getSpace,
  workbookId: getWorkbook,
  sheetId: getSheet,
  snapshotId: getSnapshot,
  commitId: getCommit,
  versionId: getCommit,
  jobId: getJob,
  programId: getProgram,
  fileId: getFile,
  actionId: getAction,
  appId: getApp,
  precedingEventId: getEvent,
  actorId: findActor,
  entityId: findEntity,
};

/** Checks that the resources in the context of a sent event exist, in the caller's scope. */
export async function checkReferences(
  context: Context,
  named: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { accountId, environmentId, spaceId } = named;
  if (accountId !== context.accountId) {
    throw createNotFound("account", String(accountId), "context.accountId");
  }
  // If the caller's scope is only a space, its environment is not in the scope, but the event may name both.
  if (spaceId === undefined) await getEnvironment(context, String(environmentId), "context.environmentId");
  for (const [name, find] of Object.entries(references)) {
    const id = named[name];
    if (typeof id === "string") await find(context, id, `context.${name}`);
  }
  if (named["documentId"] !== undefined) await checkDocument(context, String(named["documentId"]), spaceId);
  if (typeof spaceId !== "string") return;
  const space = await getSpace(context, spaceId, "context.spaceId");
  if (space.environment_id === environmentId) return;
  throw createInvalid(
    "reference_mismatch",
    "context.environmentId",
    `\`context.environmentId\` must be the environment of the space, \`${space.environment_id}\`; it was \`${environmentId}\`.`,
  );
}

async function findActor(context: Context, id: string, key: string): Promise<void> {
  if (id === context.actor.id || id === context.accountId) return;
  const find = actors[readKind(id)];
  if (find === undefined) throw createNotFound("actor", id, key);
  await find(context, id, key);
}

/** Topics that the service never emits itself may name unknown resources. */
async function findEntity(context: Context, id: string, key: string): Promise<void> {
  await entities[readKind(id)]?.(context, id, key);
}

function readKind(id: string): string {
  return id.split("_")[1] ?? "";
}

/** A document can only be found in its space. */
async function checkDocument(context: Context, documentId: string, spaceId: unknown): Promise<void> {
  if (typeof spaceId === "string") {
    await getDocument(context, spaceId, documentId, "context.documentId");
    return;
  }
  throw createInvalid(
    "value_missing",
    "context.spaceId",
    "`context.spaceId` is required: it names the space of the document.",
  );
}
