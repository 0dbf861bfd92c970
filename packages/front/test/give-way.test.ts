import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveWayIfLong } from "../src/exchange/give-way.ts";

/** A slice of work takes a millisecond of this clock. */
let time = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => vi.restoreAllMocks());

/** Works in slices until there are enough of them; returns who did each of them, in their order. */
async function work(workers: number, slices: number): Promise<number[]> {
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (done.length < slices) {
        time += 1;
        done.push(worker);
        await giveWayIfLong();
      }
    }),
  );
  return done;
}

it("gives each work a turn, however much another one has to do", async () => {
  const done = await work(3, 3000);
  const counts = [0, 1, 2].map((worker) => done.filter((one) => one === worker).length);
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

it("lets requests that arrive wait for one turn, however many works there are", async () => {
  let isOver = false;
  const waits: number[] = [];
  const arrive = (since: number) => {
    waits.push(time - since);
    if (!isOver) setImmediate(arrive, time);
  };
  setImmediate(arrive, time);
  await work(10, 3000);
  isOver = true;
  expect(waits.length).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThan(40);
});
