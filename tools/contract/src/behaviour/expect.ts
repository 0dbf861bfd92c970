import assert from "node:assert/strict";
import type { Event, EventTopic } from "@data-import/types";
import type { Scene } from "./behaviour.ts";

interface Failable {
  result(): Promise<{ readonly ok: boolean; readonly status: number; readonly error?: unknown }>;
}

/** Asserts that a call ends with 404 and that the envelope names the id that was not found. */
export async function expectMissing(call: Failable, key: string): Promise<void> {
  const outcome = await call.result();
  assert.equal(outcome.status, 404, "the deleted resource is still there");
  const { issues } = outcome.error as { issues: readonly { key?: string }[] };
  assert.deepEqual(
    issues.map((issue) => issue.key),
    [key],
  );
}

/** Asserts that a value is present; for some responses the description does not require `data`. */
export function present<Value>(value: Value | undefined): Value {
  assert.ok(value !== undefined, "the response has no data");
  return value;
}

/** Finds the item with an id in a list; asserts that there is exactly one. */
export function findOne<Item extends { readonly id: string }>(list: readonly Item[], id: string): Item {
  const found = list.filter((item) => item.id === id);
  assert.equal(found.length, 1, `${id} is listed ${found.length} times`);
  return present(found[0]);
}

/** Asserts that a change was recorded as an event that names the changed resource. */
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
