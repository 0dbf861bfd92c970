import type { Calculation, SheetId } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { readFailure } from "../../flows/failure.ts";
import type { ListQuery } from "../../rows/row-service.ts";
import type { RecordsHost } from "./records-host.ts";

/** Calculations are read again at most so long after a change: in a large selection, they cost a second. */
const readPauseMs = 1_000;

/** What can be shown below a column; the last four only of numbers. */
export const calculationTypes = ["COUNT_NON_EMPTY", "COUNT_EMPTY", "SUM", "AVERAGE", "MIN", "MAX"] as const;

/** One of them. */
export type CalculationType = (typeof calculationTypes)[number];

/** Sums and other calculations of the records that are shown: which of them stand below the columns, and their values. */
export class CalculationsModel {
  /** By the key of a field. */
  readonly chosen: Signal<ReadonlyMap<string, CalculationType>> = signal(new Map());
  /** Undefined while they are not known. */
  readonly found: Signal<readonly Calculation[] | undefined> = signal(undefined);
  readonly failure: Signal<string | undefined> = signal(undefined);
  readonly #screen: { readonly host: RecordsHost };
  readonly #ask: (signal: AbortSignal) => Promise<readonly Calculation[]>;
  #asked: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: { readonly host: RecordsHost }, sheetId: SheetId, selection: () => ListQuery) {
    this.#screen = screen;
    this.#ask = (signal) => screen.host.client.calculations.list(sheetId, selection(), { signal });
  }

  get isReading(): boolean {
    return this.#asked !== undefined;
  }

  /** A calculation as people read it. */
  write(key: string, type: CalculationType): string {
    const found = this.found.value?.find((each) => each.fieldKey === key && each.type === type)?.value;
    const number = new Intl.NumberFormat(this.#screen.host.texts.language, { maximumFractionDigits: 4 });
    return found === undefined ? "–" : number.format(found);
  }

  /** What stands below the columns, by the keys of their fields; undefined if nothing does. */
  writeFoot(): ReadonlyMap<string, string> | undefined {
    const { calculations } = this.#screen.host.texts.records;
    const lines = [...this.chosen.value].map(
      ([key, type]) => [key, `${calculations[type]} ${this.write(key, type)}`] as const,
    );
    return lines.length === 0 ? undefined : new Map(lines);
  }

  /** Shows a calculation below a column; the same one again takes it away. */
  choose(key: string, type: CalculationType): void {
    const chosen = new Map(this.chosen.peek());
    if (chosen.get(key) === type) chosen.delete(key);
    else chosen.set(key, type);
    this.chosen.value = chosen;
  }

  /** Other records are shown, or they have changed. Without a calculation below a column, only who looks at them reads. */
  expire(): void {
    if (this.chosen.peek().size === 0) {
      this.stop();
      this.found.value = undefined;
    } else this.#timer ??= setTimeout(() => void this.read(), readPauseMs);
  }

  async read(): Promise<void> {
    this.stop();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const found = await this.#ask(asked.signal);
      if (asked.signal.aborted) return;
      this.found.value = found;
      this.failure.value = undefined;
    } catch (error) {
      if (!asked.signal.aborted) this.failure.value = readFailure(error).message;
    } finally {
      if (this.#asked === asked) this.#asked = undefined;
    }
  }

  stop(): void {
    this.#asked?.abort();
    this.#asked = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
