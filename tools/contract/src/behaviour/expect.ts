import assert from "node:assert/strict";
import type { Event, EventTopic } from "@data-import/types";
import type { Scene } from "./behaviour.ts";

interface Failable {
  result(): Promise<{ readonly ok: boolean; readonly status: number; readonly error?: unknown }>;
}

/** Asserts that a call ends with 404 and that the envelope names the id that was not found. */
export async function expectMissing(call: Failable, key: string): Promise<void> {
  const outcome = await call.result();
  assert.equal(outcome.status, 404, "what is gone is still answered");
  const { issues } = outcome.error as { issues: readonly { key?: string }[] };
  assert.deepEqual(
    issues.map((issue) => issue.key),
    [key],
  );
}

/** What must be there; the description leaves `data` out of what some answers require. */
export function present<Value>(value: Value | undefined): Value {
  assert.ok(value !== undefined, "the answer has no data");
  return value;
}

/** The one of a list that has an id; asserts that there is exactly one. */
export function findOne<Item extends { readonly id: string }>(list: readonly Item[], id: string): Item {
  const found = list.filter((item) => item.id === id);
  assert.equal(found.length, 1, `${id} is listed ${found.length} times`);
  return present(found[0]);
}

/** Asserts that the change of something was recorded as an event that names it. */
export async function expectEvent(
  { api }: Scene,
  topic: EventTopic,
  context: Partial<Event["context"]>,
): Promise<void> {
  const events = await api.events.list({ topic, pageSize: 100 }).toArray({ limit: 1_000 });
  const [name, id] = Object.entries(context)[0] ?? [];
  const found = events.filter((event) => new Map(Object.entries(event.context)).get(name ?? "") === id);
  assert.ok(found.length > 0, `no ${topic} with the ${name} ${id} was recorded`);
}
