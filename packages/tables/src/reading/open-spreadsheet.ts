import { contentPath, openOdsArchive } from "./ods/open-ods.ts";
import type { ReadOptions, Source } from "./source.ts";
import { type Archive, openArchive } from "./xlsx/archive.ts";
import { openWorkbookArchive } from "./xlsx/open-workbook.ts";

/** Opens a spreadsheet whose parts are in an archive; throws an `UnreadableFile` if it cannot be read. */
export async function openSpreadsheet(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<Source> {
  const archive = await openArchive(bytes, options.meter);
  try {
    return await openSpreadsheetArchive(archive, options);
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** Whether the parts of an archive are those of a spreadsheet, and not files of people. */
export function isSpreadsheet(archive: Archive): boolean {
  return archive.has("[Content_Types].xml") || isOpenDocument(archive);
}

/** Opens the parts of a spreadsheet, which can have any order. The source closes the archive. */
export async function openSpreadsheetArchive(archive: Archive, options: ReadOptions): Promise<Source> {
  return isOpenDocument(archive) ? openOdsArchive(archive, options) : openWorkbookArchive(archive, options);
}

function isOpenDocument(archive: Archive): boolean {
  return archive.has(contentPath) && (archive.has("mimetype") || archive.has("META-INF/manifest.xml"));
}
