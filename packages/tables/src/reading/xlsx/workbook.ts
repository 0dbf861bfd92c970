import { posix } from "node:path";
import { limits } from "@data-import/types";
import { repairText, shortenText } from "../../basics/text.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { type Archive, refuseFile } from "./archive.ts";
import { scanWholeXml } from "./scan.ts";

/** The paths of the parts of a workbook. */
export interface WorkbookParts {
  /** In the order of the workbook. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
  /** Whether days are counted from 1904 instead of 1900. */
  readonly startsIn1904: boolean;
}

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** Spreadsheet programs allow 31 characters. */
const longestNameCharacters = 255;

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** Reads the sheets of a workbook, and the paths of its parts. Undefined if it is a binary one. */
export async function readWorkbook(archive: Archive): Promise<WorkbookParts | undefined> {
  const roots = await readRelations(archive, "");
  const path = roots.find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  if (!archive.has(path)) throw refuseFile();
  if (path.endsWith(".bin")) return undefined;
  const relations = await readRelations(archive, path);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const sheets: WorkbookSheet[] = [];
  let startsIn1904 = false;
  await scanWholeXml(archive.read(path), {
    open(name, attributes) {
      // Extensions have an element of this name, too, which says nothing about days.
      if (name === "workbookPr") startsIn1904 ||= ["1", "true"].includes(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const relation = byId.get(id ?? "");
      // A sheet with only a chart has no rows.
      if (relation?.type !== "worksheet") return;
      if (sheets.length === limits.fileSheets) throw refuseSheets();
      sheets.push({
        name: shortenText(repairText(attributes["name"] ?? ""), longestNameCharacters),
        path: relation.path,
        isHidden: ["hidden", "veryHidden"].includes(attributes["state"] ?? ""),
      });
    },
  });
  const find = (searched: string) => relations.find(({ type }) => type === searched)?.path;
  return { sheets, sharedStrings: find("sharedStrings"), styles: find("styles"), startsIn1904 };
}

function refuseSheets(): Error {
  const message = `A workbook may have at most ${limits.fileSheets} sheets; this file has more. Split it into several files.`;
  return new UnreadableFile(message);
}

/** The parts that a part refers to. The last word of a relation's type is the kind of part. */
async function readRelations(archive: Archive, of: string): Promise<Relation[]> {
  const folder = posix.dirname(of);
  const relations: Relation[] = [];
  const path = posix.join(folder, "_rels", `${posix.basename(of)}.rels`);
  await scanWholeXml(archive.read(path), {
    open(name, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (name !== "Relationship") return;
      const place = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      relations.push({ id, type: type.slice(type.lastIndexOf("/") + 1), path: place });
    },
  });
  return relations;
}
