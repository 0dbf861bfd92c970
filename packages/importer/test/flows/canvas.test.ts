import type { CanvasArea } from "@data-import/types";
import { expect, test } from "vitest";
import {
  type AreaNode,
  arrangeAreas,
  findEdges,
  isEmpty,
  readContent,
  readOverlay,
  readWords,
} from "../../src/flows/canvas.ts";

const area = (id: string, more: Partial<CanvasArea> = {}) =>
  ({ id, visibility: "visible", config: {}, overlay: null, ...more }) as unknown as CanvasArea;
const inside = (parentId: string) => ({ parentId }) as Partial<CanvasArea>;

test("areas are in the order of their creation, each with those in it", () => {
  const areas = [
    area("late"),
    area("in hidden", inside("hidden")),
    area("hidden", { visibility: "hidden" }),
    area("in first", inside("first")),
    area("alone", inside("deleted")),
    area("first"),
  ];
  const names = (nodes: readonly AreaNode[]): unknown[] =>
    nodes.map(({ area: { id }, nested }) => (nested.length === 0 ? id : [id, ...names(nested)]));
  expect(names(arrangeAreas(areas))).toEqual([["first", "in first"], "alone", "late"]);
});

const content = (type: string, config: unknown) =>
  readContent({ type, config } as unknown as Pick<CanvasArea, "type" | "config">);

test.each([
  ["document", { documentId: "us_dc_1" }, { kind: "document", documentId: "us_dc_1" }],
  ["document", "us_dc_1", { kind: "document", documentId: undefined }],
  ["sheet", { sheetId: "us_sh_1" }, { kind: "sheets", sheetIds: ["us_sh_1"], workbookId: undefined }],
  ["sheets", { sheetIds: ["a", 7] }, { kind: "sheets", sheetIds: ["a"], workbookId: undefined }],
  ["workbook", { workbookId: "us_wb_1" }, { kind: "sheets", sheetIds: undefined, workbookId: "us_wb_1" }],
  ["file", null, { kind: "files", fileId: undefined }],
  ["mapping", { jobId: "us_jb_1" }, { kind: "mapping", jobId: "us_jb_1", sheetId: undefined }],
  ["form", { operation: "send" }, { kind: "form", operation: "send" }],
  ["header", { title: "Hello" }, { kind: "text" }],
  ["agent", {}, { kind: "text" }],
  ["newer than the page", {}, { kind: "text" }],
])("an area of the type %s shows what %j says", (type, config, expected) => {
  expect(content(type, config)).toEqual(expected);
});

test.each([
  ["https://shop.example/help?a=b", "https://shop.example/help?a=b"],
  ["http://shop.example", "http://shop.example/"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,<b>", undefined],
  ["/import/", undefined],
  ["//shop.example", undefined],
  ["https://ada:secret@shop.example", undefined],
  [7, undefined],
])("a frame shows pages only: %s", (url, address) => {
  expect(content("iframe", { url })).toEqual({ kind: "frame", address });
});

test("an area has words of its own, and a hint above it", () => {
  const words = (config: unknown) => readWords({ config } as Pick<CanvasArea, "config">);
  expect(words({ title: "Check", description: "All of it." })).toEqual({
    title: "Check",
    text: "All of it.",
  });
  expect(words([])).toEqual({ title: undefined, text: undefined });
  const overlay = (value: unknown) => readOverlay({ overlay: value } as Pick<CanvasArea, "overlay">);
  expect([{ message: "Wait" }, "Wait", { text: "Wait" }].map(overlay)).toEqual(["Wait", "Wait", "Wait"]);
  expect([null, "", 7, {}].map(overlay)).toEqual([undefined, undefined, undefined, undefined]);
  expect([{}, null, { a: 1 }].map((config) => isEmpty({ config }))).toEqual([true, true, false]);
});

test.each([
  ["areas at both sides have edges", { left: "split", middle: "split", right: undefined }, ["left", "right"]],
  ["a drawer takes no width", { left: "drawer", middle: "split" }, []],
  ["one column has no edge", { left: "split" }, []],
  ["two sides share the width, too", { left: "split", right: "modal" }, ["left"]],
] as const)("%s", (_, layouts, expected) => {
  const nodes = Object.entries(layouts).map(([position, layout]) => ({
    area: { id: position, position, layout } as unknown as CanvasArea,
    nested: [],
  }));
  const { left, right } = findEdges(nodes);
  expect([left, right].flatMap((area) => area?.position ?? [])).toEqual(expected);
});
