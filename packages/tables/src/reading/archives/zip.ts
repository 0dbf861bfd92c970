import { detectFormat } from "../formats.ts";
import { isSpreadsheet, openSpreadsheetArchive } from "../open-spreadsheet.ts";
import { findContent, headBytes, refuseContent } from "../signatures.ts";
import { joinFacts, type ReadOptions, type Source, type Table, type TextFacts } from "../source.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { type Archive, openArchive } from "../xlsx/archive.ts";
import type { OpenPart } from "./open-part.ts";
import { peek } from "./peek.ts";

/** Opens the files of a ZIP archive that have tables. The others are named. */
export async function openZip(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  open: OpenPart,
): Promise<Source> {
  const archive = await openArchive(bytes, options.meter, "archive");
  try {
    if (isSpreadsheet(archive)) return await openSpreadsheetArchive(archive, options);
    const paths = archive.list().filter(isFile);
    return createSource(archive, await findReadable(archive, paths, options, open));
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** Folders, and what systems add for themselves, are not files of people. */
function isFile(path: string): boolean {
  return !path.endsWith("/") && !path.startsWith("__MACOSX/") && !/(?:^|\/)(?:\.|Thumbs\.db$)/.test(path);
}

interface Parts {
  readonly open: (() => Promise<Source>)[];
  readonly unread: readonly string[];
}

async function findReadable(
  archive: Archive,
  paths: readonly string[],
  options: ReadOptions,
  open: OpenPart,
): Promise<Parts> {
  const readable: (() => Promise<Source>)[] = [];
  const unread: string[] = [];
  const errors: Error[] = [];
  for (const path of paths) {
    const file = path.slice(path.lastIndexOf("/") + 1);
    const [, name = file, ext = "bin"] = /^(.+)\.([^.]+)$/.exec(file) ?? [];
    const openPart = async () => {
      const { head, all } = await peek(archive.readBytes(path), headBytes);
      const format = detectFormat({ name: file, ext: ext.toLowerCase(), mimetype: "" });
      // Settings and programs are texts, too.
      if (format === undefined && findContent("csv", head) === "csv")
        throw refuseContent("a text of an unknown kind", "Call it .csv if it is a table.");
      return open(format ?? "csv", head, all, { ...options, name, size: archive.size(path) });
    };
    try {
      // It is opened again when its turn comes: an archive may have many files.
      await (await openPart()).close();
      readable.push(openPart);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unread.push(path);
      errors.push(error);
    }
  }
  if (readable.length === 0) {
    if (errors[0] !== undefined && errors.length === 1) throw errors[0];
    throw refuseContent("a ZIP archive without a table", "Upload the table itself, as CSV or XLSX.");
  }
  return { open: readable, unread };
}

function createSource(archive: Archive, { open, unread }: Parts): Source {
  const facts: TextFacts[] = [];
  const hidden: string[] = [];
  const omitted: string[] = [];
  let done = 0;
  async function* readTables(): AsyncIterable<Table> {
    for (const openPart of open) {
      const source = await openPart();
      try {
        for await (const table of source.tables) yield table;
        facts.push(source.describe());
        hidden.push(...source.hidden);
        omitted.push(...source.omitted);
      } finally {
        await source.close();
      }
      done += 1;
    }
  }
  return {
    tables: readTables(),
    hidden,
    omitted,
    unread,
    describe: () => joinFacts(facts),
    measureProgress: () => done / open.length,
    close: () => archive.close(),
  };
}
