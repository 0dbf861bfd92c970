import { asId, type Ids } from "@data-import/types";
import { describe, expect, it } from "vitest";
import { createId, createRisingIds, type IdKind, idPrefixes } from "../src/domain/ids.ts";

/** The description has no schema for these ids: they are not shown, or it says nothing of their form. */
const undescribed = ["accessToken", "constraintVersion", "flag", "guideVersion"];

it.each(Object.keys(idPrefixes).filter((kind) => !undescribed.includes(kind)))(
  "a new id of kind %s has the kind that the description says",
  (kind) => {
    const id = createId(kind as IdKind);
    expect(asId(kind as keyof Ids, id)).toBe(id);
  },
);

describe("rising ids", () => {
  const createMany = (readTime: () => number, count = 20_000) => {
    const create = createRisingIds(readTime);
    return Array.from({ length: count }, () => create("record"));
  };

  it("are 15 base-62 characters after the kind; those of records rise", () => {
    expect(createMany(() => 0, 3).join()).toMatch(/^(us_rc_0000000[0-9A-Za-z]{8},?){3}$/);
    expect(createMany(() => Date.UTC(2081, 0), 1).join()).toMatch(/^us_rc_z[0-9A-Za-z]{14}$/);
    expectRising(Array.from({ length: 20_000 }, () => createId("record")));
  });

  it("rise while the clock moves, stands, or steps back", () => {
    const start = Date.UTC(2026, 10, 22);
    let calls = 0;
    expectRising(createMany(() => start + Math.floor(calls++ / 7)));
    expectRising(createMany(() => start));
    calls = 0;
    const ids = createMany(() => (calls++ < 10_000 ? start + calls : start - 3_600_000));
    expectRising(ids);
    // One millisecond has no room for so many: the time of the ids goes on by a few milliseconds, and no further. Each
    // begins at a random part, so the number varies: 16 or more have a chance of 1 in 10⁷.
    const crowded = createMany(() => start, 200_000);
    expectRising(crowded);
    expect(new Set(crowded.map((id) => id.slice(6, 13))).size).toBeLessThan(16);
  });

  it("of two sources interleave by time, and never repeat", () => {
    let time = Date.UTC(2026, 10, 22);
    const sources = [createRisingIds(() => time), createRisingIds(() => time)];
    const seen = new Set<string>();
    let highest = "";
    // By two milliseconds: if the random part of one is full, which happens by chance, the ids go on in the next one.
    for (let step = 0; step < 2000; step += 1, time += 2) {
      const ids = sources.flatMap((create) => [create("record"), create("record")]);
      for (const id of ids) {
        expect(id > highest).toBe(true);
        seen.add(id);
      }
      highest = ids.toSorted().at(-1) ?? "";
    }
    expect(seen.size).toBe(8000);
  });

  it("step by a random part, so that nobody counts on from one", () => {
    const ids = createMany(() => 0, 1000);
    const steps = ids.map((id) => id.slice(-8, -2));
    // Two steps of a thousand may be short.
    expect(new Set(steps).size).toBeGreaterThan(990);
  });
});

function expectRising(ids: readonly string[]): void {
  expect(ids.findIndex((id, index) => index > 0 && id <= (ids[index - 1] ?? ""))).toBe(-1);
}
