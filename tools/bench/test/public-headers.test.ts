import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPublic } from "../src/mapping/read-public.ts";

const { tuning, heldBack } = readPublic();
const all = [...tuning, ...heldBack];

describe("the public headers", () => {
  it("are of 12 kinds of tables in five languages, each kind and language in both halves", () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ sheet }) => sheet)).size).toBe(12);
    for (const half of [tuning, heldBack]) {
      const languages = new Set(half.map(({ language }) => language));
      expect([...languages].sort()).toEqual(["de", "en", "es", "fr", "ja"]);
      for (const table of new Set(all.map(({ sheet }) => sheet)))
        expect(half.filter(({ sheet }) => sheet === table).length, table).toBeGreaterThanOrEqual(4);
    }
  });

  it("have a source, names of their own, and no field twice", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, source, columns } of all) {
      const keys = columns.flatMap(({ field }) => field ?? []);
      expect(new Set(keys).size, name).toBe(keys.length);
      expect(source, name).not.toBe("");
    }
  });

  it("are in the half that was committed before anything was tuned", () => {
    const url = new URL("../src/mapping/corpus/public/split.json", import.meta.url);
    const split = JSON.parse(readFileSync(url, "utf8"));
    expect(tuning.map(({ name }) => name).sort()).toEqual(split.tuning);
    expect(heldBack.map(({ name }) => name).sort()).toEqual(split.heldBack);
  });
});
