import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqlite, type Storage } from "../src/index.ts";
import { createTurns } from "../src/storage/engines/sqlite/turns.ts";

let storage: Storage;
let order: string[];
beforeEach(() => {
  storage = openSqlite({ folder: ":memory:" });
  order = [];
});
afterEach(() => storage.close());

function write(
  name: string,
  isBackground: boolean,
  held: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  return storage.transaction(
    async () => {
      order.push(name);
      await held;
    },
    { isBackground },
  );
}

/** Lets transactions wait for the first one, does something, and lets all of them run. */
async function queue(waiting: () => Promise<void>[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = write("first", false, promise);
  await expect.poll(() => order).toEqual(["first"]);
  const all = waiting();
  resolve();
  await Promise.all([first, ...all]);
}

it("lets who waits for a response go before the steps of jobs", async () => {
  await queue(() => [
    write("job", true),
    write("request", false),
    write("job 2", true),
    write("request 2", false),
  ]);
  expect(order).toEqual(["first", "request", "request 2", "job", "job 2"]);
});

it("lets the step of a job go first if it has waited for long", () => {
  let time = 0;
  const turns = createTurns<{ readonly name: string; readonly isBackground: boolean }>(() => time);
  const add = (name: string, isBackground: boolean) => turns.add({ name, isBackground });
  add("job", true);
  add("request", false);
  add("request 2", false);
  expect(turns.take()?.name).toBe("request");
  time = 101;
  expect(turns.take(({ isBackground }) => !isBackground)).toBeUndefined();
  expect([turns.take()?.name, turns.take()?.name, turns.isEmpty()]).toEqual(["job", "request 2", true]);
});

it("lets those who have work in the background take turns", () => {
  const turns = createTurns<{
    readonly name: string;
    readonly isBackground: true;
    readonly turnOf: string;
  }>();
  for (const name of ["a1", "a2", "a3", "b1", "a4", "c1", "b2"])
    turns.add({ name, isBackground: true, turnOf: name.slice(0, 1) });
  const names: string[] = [];
  for (let next = turns.take(); next !== undefined; next = turns.take()) names.push(next.name);
  expect(names).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});
