import { createInvalid } from "../domain/errors.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEvent } from "../events/events.ts";
import { toAttempt, toWebhook } from "../storage/rows/webhooks.ts";
import { deleteWebhookRow, insertRedelivery, listAttemptRows, listWebhookRows } from "../webhooks/store.ts";
import { createWebhook, getWebhook, lockWebhook, rotateSecret, updateWebhook } from "../webhooks/webhooks.ts";
import type { Operations } from "./handler.ts";

/** Addresses that get events. */
export const webhookHandlers = {
  async listWebhooks(context, { query }) {
    const { rows, ...position } = await listWebhookRows(context, query);
    return { data: rows.map(toWebhook), ...position };
  },
  async createWebhook(context, { body }) {
    return { data: await createWebhook(context, body) };
  },
  async getWebhook(context, { path: { webhookId } }) {
    return { data: toWebhook(await getWebhook(context, webhookId)) };
  },
  async updateWebhook(context, { path: { webhookId }, body }) {
    return { data: await updateWebhook(context, await lockWebhook(context, webhookId), body) };
  },
  async deleteWebhook(context, { path: { webhookId } }) {
    await deleteWebhookRow(context, await lockWebhook(context, webhookId));
    return { data: { success: true } };
  },
  async rotateWebhookSecret(context, { path: { webhookId } }) {
    return { data: await rotateSecret(context, await lockWebhook(context, webhookId)) };
  },
  async listWebhookAttempts(context, { path: { webhookId }, query }) {
    const { id } = await getWebhook(context, webhookId);
    const page = readPage(query, { order: ["webhook attempts"] });
    const { rows, total, next } = await listAttemptRows(context, { id, eventId: query.eventId }, page);
    return { data: rows.map(toAttempt), pagination: describePage(page, total, next) };
  },
  async redeliverEvent(context, { path: { webhookId }, body: { eventId } }) {
    const webhook = await lockWebhook(context, webhookId);
    const event = await getEvent(context, eventId);
    const isInPlace =
      event.environment_id === webhook.environment_id &&
      (webhook.space_id === null || webhook.space_id === event.space_id);
    if (!isInPlace)
      throw createInvalid(
        "reference_mismatch",
        "eventId",
        "The event is not of the environment or the space of the webhook.",
      );
    await insertRedelivery(context, webhook, event);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
