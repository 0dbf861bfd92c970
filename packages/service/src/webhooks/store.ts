import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import {
  type AllOrPage,
  type CountedRows,
  listAllOrPage,
  listRows,
  type OptionalPage,
} from "../storage/list-rows.ts";
import type { WebhookAttemptRow, WebhookRow } from "../storage/rows/webhooks.ts";

type Row = Selectable<WebhookRow>;

/** Which webhooks to list. */
interface WebhookFilter extends OptionalPage {
  readonly environmentId?: string | undefined;
  readonly spaceId?: string | undefined;
}

/** The webhooks in the actor's scope, oldest first: all of them, or a page. */
export function listWebhookRows(
  context: Context,
  { environmentId, spaceId, ...page }: WebhookFilter,
): Promise<AllOrPage<Row>> {
  let query = context.db.selectFrom("webhooks").where(withinScope(context, "webhooks"));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  return listAllOrPage(context, query, page, {
    table: "webhooks",
    select: (rows) => rows.selectAll(),
    direction: "asc",
  });
}

/** The row of a webhook of the account; undefined if there is none. */
export function findWebhookRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertWebhookRow({ db }: Context, row: Insertable<WebhookRow>): Promise<void> {
  await db.insertInto("webhooks").values(row).execute();
}

export async function updateWebhookRow(
  { db, now }: Context,
  { id }: Locked<Row>,
  changes: Updateable<WebhookRow>,
): Promise<void> {
  await db
    .updateTable("webhooks")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes a webhook with its attempts and what waits for it. */
export async function deleteWebhookRow({ db }: Context, { id }: Locked<Row>): Promise<void> {
  await db.deleteFrom("waiting_deliveries").where("webhook_id", "=", id).execute();
  await db.deleteFrom("webhook_attempts").where("webhook_id", "=", id).execute();
  await db.deleteFrom("webhooks").where("id", "=", id).execute();
}

/** A page of the attempts of a webhook, newest first, and how many there are in total. */
export function listAttemptRows(
  context: Context,
  { id, eventId }: { readonly id: string; readonly eventId: string | undefined },
  page: Page,
): Promise<CountedRows<Selectable<WebhookAttemptRow>>> {
  let query = context.db.selectFrom("webhook_attempts").where("webhook_id", "=", id);
  if (eventId !== undefined) query = query.where("event_id", "=", eventId);
  return listRows(context, query, page, { table: "webhook_attempts", select: (rows) => rows.selectAll() });
}

/** Lets an event be sent once more. It waits for no other event. */
export async function insertRedelivery(
  { db, now }: Context,
  { id }: Locked<Row>,
  event: { readonly id: string; readonly position: number },
): Promise<void> {
  const row = { webhook_id: id, event_id: event.id, position: event.position, lane: `again ${event.id}` };
  await db
    .insertInto("waiting_deliveries")
    .values({ ...row, attempts: 0, first_at: null, next_at: now })
    .execute();
}
