import type { CanvasArea } from "@data-import/types";

/** An area of a canvas with those nested in it. */
export interface AreaNode {
  readonly area: CanvasArea;
  readonly nested: readonly AreaNode[];
}

/** The areas that people see, in the order of their creation; what is in a hidden area is hidden with it. */
export function arrangeAreas(areas: readonly CanvasArea[]): readonly AreaNode[] {
  const ids = new Set(areas.map(({ id }) => id));
  const shown = areas.filter(({ visibility }) => visibility !== "hidden").reverse();
  const find = (parentId: string | undefined): AreaNode[] =>
    shown
      // The parent may have been deleted while the list was read.
      .filter((area) => (ids.has(area.parentId as CanvasArea["id"]) ? area.parentId : undefined) === parentId)
      .map((area) => ({ area, nested: find(area.id) }));
  return find(undefined);
}

/**
 * The first area at each side that shares the width with others, and so has an edge to move: what is in a dialog takes no
 * width, and neither does a canvas with one column need an edge.
 */
export function findEdges(nodes: readonly AreaNode[]): {
  readonly left: CanvasArea | undefined;
  readonly right: CanvasArea | undefined;
} {
  const at = (position: CanvasArea["position"]) => nodes.filter(({ area }) => area.position === position);
  const columns = (["left", "middle", "right"] as const).filter((position) => at(position).length > 0);
  const find = (side: "left" | "right") =>
    columns.length < 2
      ? undefined
      : at(side).find(({ area: { layout } }) => layout !== "drawer" && layout !== "modal")?.area;
  return { left: find("left"), right: find("right") };
}

/** What an area shows. Its settings are free-form: those that do not fit are as absent. */
export type AreaContent =
  | { readonly kind: "text" }
  | { readonly kind: "document"; readonly documentId: string | undefined }
  | {
      readonly kind: "sheets";
      readonly sheetIds: readonly string[] | undefined;
      readonly workbookId: string | undefined;
    }
  | { readonly kind: "files"; readonly fileId: string | undefined }
  | { readonly kind: "mapping"; readonly jobId: string | undefined; readonly sheetId: string | undefined }
  | { readonly kind: "form"; readonly operation: string | undefined }
  | { readonly kind: "frame"; readonly address: string | undefined };

export function readContent({ type, config }: Pick<CanvasArea, "type" | "config">): AreaContent {
  const read = (key: string) => readText(config, key);
  switch (type) {
    case "document":
      return { kind: "document", documentId: read("documentId") };
    case "sheet":
    case "sheets":
    case "workbook":
      return { kind: "sheets", sheetIds: readSheetIds(config), workbookId: read("workbookId") };
    case "file":
      return { kind: "files", fileId: read("fileId") };
    case "mapping":
      return { kind: "mapping", jobId: read("jobId"), sheetId: read("sheetId") };
    case "form":
      return { kind: "form", operation: read("operation") };
    case "iframe":
      return { kind: "frame", address: readAddress(read("url") ?? read("src")) };
    default:
      // A header has only words, an agent has nothing for people, and a type may be newer than the page.
      return { kind: "text" };
  }
}

/** The words that any area may have: its title, and Markdown. */
export function readWords({ config }: Pick<CanvasArea, "config">): {
  readonly title: string | undefined;
  readonly text: string | undefined;
} {
  const text = ["text", "description", "content"].map((key) => readText(config, key));
  return { title: readText(config, "title"), text: text.find((each) => each !== undefined) };
}

/** What is said above an area. */
export function readOverlay({ overlay }: Pick<CanvasArea, "overlay">): string | undefined {
  if (typeof overlay === "string") return overlay === "" ? undefined : overlay;
  return readText(overlay, "message") ?? readText(overlay, "text") ?? readText(overlay, "title");
}

/** Whether an area has nothing to show yet. */
export function isEmpty({ config }: Pick<CanvasArea, "config">): boolean {
  return typeof config !== "object" || config === null || Object.keys(config).length === 0;
}

/** An address that a frame may show: a page, and nobody's name or password in it. */
function readAddress(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

function readSheetIds(config: unknown): readonly string[] | undefined {
  const one = readText(config, "sheetId");
  if (one !== undefined) return [one];
  const list = (config as { readonly sheetIds?: unknown } | null)?.sheetIds;
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : undefined;
}

function readText(object: unknown, key: string): string | undefined {
  if (typeof object !== "object" || object === null) return undefined;
  const value = (object as Readonly<Record<string, unknown>>)[key];
  return typeof value === "string" && value !== "" ? value : undefined;
}
