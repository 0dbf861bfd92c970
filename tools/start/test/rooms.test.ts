import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listRooms, root, selectRooms } from "../src/rooms.ts";

describe("rooms", () => {
  it("are found without a list of them, this one too", () => {
    expect(listRooms()).toContainEqual(
      expect.objectContaining({ name: "start", folder: "tools/start", packageName: "@data-import/start" }),
    );
    expect(existsSync(join(root, "pnpm-workspace.yaml"))).toBe(true);
  });

  it.each(["start", "tools/start", "@data-import/start"])('are known as "%s"', (name) => {
    expect(selectRooms([name]).map(({ folder }) => folder)).toEqual(["tools/start"]);
  });

  it("are all meant when none is named", () => {
    expect(selectRooms([])).toEqual(listRooms());
  });

  it("that are not there are answered with the nearest one", () => {
    expect(() => selectRooms(["strat"])).toThrow('There is no room "strat". Did you mean "start"?');
  });
});
