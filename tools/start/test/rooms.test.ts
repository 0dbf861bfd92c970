import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listRooms, root, selectRooms } from "../src/rooms.ts";

describe("rooms", () => {
  it("are found without a list of them, including this one", () => {
    expect(listRooms()).toContainEqual(
      expect.objectContaining({ name: "start", folder: "tools/start", packageName: "@data-import/start" }),
    );
    expect(existsSync(join(root, "pnpm-workspace.yaml"))).toBe(true);
  });

  it.each(["start", "tools/start", "@data-import/start"])('can be named "%s"', (name) => {
    expect(selectRooms([name]).map(({ folder }) => folder)).toEqual(["tools/start"]);
  });

  it("are all selected without a name", () => {
    expect(selectRooms([])).toEqual(listRooms());
  });

  it("that do not exist are rejected with the nearest name", () => {
    expect(() => selectRooms(["strat"])).toThrow('There is no room "strat". Did you mean "start"?');
  });
});
