import type { CellValue } from "@data-import/types";

/** How serious the messages of a cell are; undefined if it has none that are. */
export function findLevel(cell: CellValue | undefined): "error" | "warn" | undefined {
  if (cell?.messages?.some(({ type }) => type === "error") || cell?.valid === false) return "error";
  return cell?.messages?.some(({ type }) => type === "warn") ? "warn" : undefined;
}
