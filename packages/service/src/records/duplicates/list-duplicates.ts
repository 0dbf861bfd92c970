import type { CellValueUnion, DuplicateGroup, DuplicatesResponse, RecordId } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { describePage, type Page } from "../../domain/page.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { listIdsAt, readRecordsAt } from "../record-store.ts";
import { compileDuplicateKey, type DuplicateSettings } from "./duplicate-key.ts";
import { findDuplicates } from "./find-duplicates.ts";

/** How many ids of a group a page shows. */
const idsShown = 100;

/** One page of the groups of duplicates of a sheet. */
export async function listDuplicates(
  context: Context,
  sheet: LoadedSheet,
  settings: DuplicateSettings,
  page: Page,
): Promise<DuplicatesResponse> {
  const key = compileDuplicateKey(sheet, settings);
  const found = await findDuplicates(context, sheet, key);
  const groups = found.listGroups();
  const shown = groups.slice(page.offset, page.offset + page.limit).map((group) => ({
    count: found.countRecords(group),
    positions: found.listPositions(group, idsShown),
  }));
  const firsts = shown.map(({ positions: [first = 0] }) => first);
  const records = new Map((await readRecordsAt(context, sheet.id, firsts)).map((one) => [one.position, one]));
  const ids = await listIdsAt(
    context,
    sheet.id,
    shown.flatMap(({ positions }) => positions),
  );
  const data = shown.map(({ count, positions }): DuplicateGroup => {
    const cells = records.get(positions[0] ?? -1)?.cells ?? [];
    return {
      values: Object.fromEntries(
        key.fields.map((field) => [field.key, (cells[field.slot] ?? null) as CellValueUnion]),
      ),
      count,
      recordIds: positions.map((position) => ids.get(position) as RecordId),
    };
  });
  return { data, pagination: describePage(page, groups.length) };
}
