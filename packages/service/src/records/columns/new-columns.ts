import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { blockPositions, findBlock } from "../stores/blocks.ts";
import { noteSlots, readSlots } from "./column-slots.ts";
import { encodeBlock } from "./encode-block.ts";
import { encodeColumn } from "./encode-column.ts";
import { storeColumns } from "./store-columns.ts";

/** The contents of one slot, of records that come one after the other. */
interface GrowingSlot {
  readonly slot: number;
  /** Those of the block that is not whole yet. */
  contents: CellContent[];
  /** The columns of the blocks that are whole, until they are stored. */
  readonly encoded: Map<number, Uint8Array>;
  /** The position of the next record. */
  next: number;
}

/**
 * Makes the columns of the records that a job adds in several commits, while their cells are in memory: to read the records
 * again takes several times as long, and the first person who sorts or searches would wait for it.
 */
export class NewColumns {
  /** About how many records there will be with the next commit and those behind it. */
  expectedRecords = 0;
  /** Those of the errors are the first. */
  #slots: GrowingSlot[] = [];
  #first = 0;
  /** The revision of the columns of the sheet after the last commit; undefined during a commit, and if it failed. */
  #revision: number | undefined;

  /**
   * Begins a commit.
   * @param state of the sheet, which is locked
   * @param slots of the columns; those of the errors are the first
   * @param first the position of its first record
   */
  begin(state: SheetStateRow, slots: readonly number[], first: number): void {
    const isSame =
      slots.length === this.#slots.length && slots.every((slot, i) => slot === this.#slots[i]?.slot);
    // Otherwise, others may have changed the records of the block that is not whole yet.
    const goesOn = isSame && this.#revision === state.columns_revision && this.#slots[0]?.next === first;
    this.#first = first;
    this.#revision = undefined;
    if (!goesOn) this.#slots = slots.map((slot) => ({ slot, contents: [], encoded: new Map(), next: first }));
  }

  /** Adds the JSON of the cells of the next record, by slot. */
  addCells(cells: readonly string[]): void {
    for (let index = 1; index < this.#slots.length; index += 1) {
      const slot = this.#slots[index] as GrowingSlot;
      add(slot, readCell(cells[slot.slot] ?? "null"));
    }
  }

  /** Adds the slots with an error of the next record, which are known later than its cells. */
  addErrors(errors: string | null): void {
    add(this.#slots[0] as GrowingSlot, errors);
  }

  /** Forgets the block of an older record that the commit changes. */
  forget(position: number): void {
    const block = findBlock(position);
    for (const slot of this.#slots) {
      slot.encoded.delete(block);
      if (findBlock(slot.next) === block) slot.contents = [];
    }
  }

  /**
   * Says to the writers of the sheet, which is locked, that it has columns.
   * @returns what `column_slots` of its state is now
   */
  async note({ db, now }: Context, state: SheetStateRow): Promise<string | null> {
    const noted = new Set(readSlots(state.column_slots));
    const slots = this.#slots.map(({ slot }) => slot);
    return slots.every((slot) => noted.has(slot)) ? state.column_slots : noteSlots(db, state, slots, now);
  }

  /**
   * Stores the columns of each block that ends with one of the records, which are stored already.
   * @param revision that of the columns in this commit
   */
  async store(context: Context, state: SheetStateRow, revision: number | undefined): Promise<void> {
    const { db } = context;
    const slots = this.#slots.map(({ slot }) => slot);
    for (
      let block = findBlock(this.#first);
      (block + 1) * blockPositions <= state.next_position;
      block += 1
    ) {
      // Of a block that others have begun, some records are not in memory.
      const columns = this.#slots[0]?.encoded.has(block)
        ? new Map(this.#slots.map(({ slot, encoded }) => [slot, encoded.get(block) as Uint8Array]))
        : await encodeBlock({ db }, state.sheet_id, slots, block);
      await storeColumns(db, state, block, columns);
    }
    for (const { encoded } of this.#slots) encoded.clear();
    context.afterCommit(() => {
      this.#revision = revision;
    });
  }
}

function add(slot: GrowingSlot, content: CellContent): void {
  const { contents, encoded } = slot;
  contents.push(content);
  slot.next += 1;
  if (slot.next % blockPositions !== 0) return;
  if (contents.length === blockPositions) encoded.set(findBlock(slot.next - 1), encodeColumn(contents));
  slot.contents = [];
}

/** Reads the JSON of a cell. Most cells need no parser, which takes several times as long. */
function readCell(json: string): CellContent {
  switch (json[0]) {
    case '"':
      return json.includes("\\") ? (JSON.parse(json) as string) : json.slice(1, -1);
    case "[":
      return JSON.parse(json) as CellContent;
    case "n":
      return null;
    case "t":
    case "f":
      return json === "true";
    default:
      return Number(json);
  }
}
