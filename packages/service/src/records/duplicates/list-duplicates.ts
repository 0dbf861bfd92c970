import type {
  CellValueUnion,
  DuplicateGroup,
  ListRecordDuplicatesResponse,
  RecordId,
} from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { closeList, type WrittenJson, writeList } from "../../context/written-json.ts";
import type { Place } from "../../domain/cursor.ts";
import { noteMeasured } from "../../domain/list-part.ts";
import { cutPage, describePage, type Page } from "../../domain/page.ts";
import { divideSized } from "../../domain/sized.ts";
import { getSheet, type LoadedSheet } from "../../sheets/sheets.ts";
import { countFittingAt, measureAt } from "../stores/measure-records.ts";
import { listIdsAt, readRecordsAt } from "../stores/record-store.ts";
import { compileDuplicateKey, type DuplicateSettings } from "./duplicate-key.ts";
import { findDuplicates } from "./find-duplicates.ts";

/** How many ids of a group a page shows. */
const idsShown = 100;

/**
 * One page of the groups of duplicates of a sheet. If the values are too large to be in memory, a page behind a cursor ends
 * early, and another one is read in parts.
 */
export async function listDuplicates(
  context: Context,
  sheet: LoadedSheet,
  settings: DuplicateSettings,
  page: Page,
): Promise<ListRecordDuplicatesResponse | WrittenJson> {
  const key = compileDuplicateKey(sheet, settings);
  const found = await findDuplicates(context, sheet, key);
  const groups = found.listGroups();
  const locate = (group: number): Place => ({ number: found.listPositions(group, 1)[0] ?? 0 });
  const { after } = page;
  const behind =
    after === undefined
      ? groups.slice(page.offset)
      : groups.filter((group) => locate(group).number > after.number);
  const wanted = behind.slice(0, page.limit);
  const firsts = wanted.map((group) => locate(group).number);
  const fitting = await countFittingAt(context, sheet.id, firsts, context.part?.mostBytes);
  const limit = after === undefined ? page.limit : fitting;
  const { rows, next } = cutPage(behind.slice(0, limit + 1), { limit }, locate);
  const shown = rows.map((group) => ({
    count: found.countRecords(group),
    positions: found.listPositions(group, idsShown),
  }));
  const pagination = describePage(page, groups.length, next);
  if (fitting >= shown.length) {
    noteMeasured(context);
    return { data: await describeGroups(context, sheet, key, shown), pagination };
  }
  const byFirst = new Map(shown.map((group) => [group.positions[0] ?? 0, group]));
  const parts = divideSized(await measureAt(context, sheet.id, firsts));
  return writeList(['{"data":[', closeList({ pagination })], parts, async (own, positions) => {
    await getSheet(own, sheet.id);
    const part = positions.flatMap((position) => byFirst.get(position) ?? []);
    return JSON.stringify(await describeGroups(own, sheet, key, part)).slice(1, -1);
  });
}

/** A group, with the positions of its first records. */
interface ShownGroup {
  readonly count: number;
  readonly positions: readonly number[];
}

async function describeGroups(
  context: Context,
  sheet: LoadedSheet,
  key: ReturnType<typeof compileDuplicateKey>,
  groups: readonly ShownGroup[],
): Promise<DuplicateGroup[]> {
  const firsts = groups.map(({ positions: [first = 0] }) => first);
  const records = new Map((await readRecordsAt(context, sheet.id, firsts)).map((one) => [one.position, one]));
  const ids = await listIdsAt(
    context,
    sheet.id,
    groups.flatMap(({ positions }) => positions),
  );
  return groups.map(({ count, positions }): DuplicateGroup => {
    const cells = records.get(positions[0] ?? -1)?.cells ?? [];
    return {
      values: Object.fromEntries(
        key.fields.map((field) => [field.key, (cells[field.slot] ?? null) as CellValueUnion]),
      ),
      count,
      recordIds: positions.flatMap((position) => (ids.get(position) as RecordId | undefined) ?? []),
    };
  });
}
