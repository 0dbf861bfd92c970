import { setImmediate } from "node:timers/promises";
import { utils, write } from "@e965/xlsx";
import { afterEach, expect, it, vi } from "vitest";
import { readFile } from "./support/read-file.ts";

afterEach(() => void vi.useRealTimers());

it("the thread of an old workbook ends at the next look if nobody waits any more", async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Id"], [1]]), "Few");
  const bytes = new Uint8Array(write(book, { type: "buffer", bookType: "biff8" }));
  let looks = 0;
  const requireWanted = async () => {
    looks += 1;
    if (looks === 2) throw new Error("Nobody waits.");
  };
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const refused = expect(readFile(bytes, {}, "xlsx", "few", requireWanted)).rejects.toThrow("Nobody waits.");
  while (vi.getTimerCount() === 0) await setImmediate();
  // The thread has just been started, so it has no response yet.
  vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
  await refused;
  expect(looks).toBe(2);
});
