import type { Job, JobId, RecordCounts, Workbook } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import {
  asksFirst,
  findHindrance,
  type Hindrance,
  listActions,
  type ShownAction,
} from "../../flows/actions.ts";
import { mayDo } from "../../flows/permissions.ts";
import { everyRecord, isSelective } from "../records/list-state.ts";
import type { Note } from "../records/opened.ts";
import type { RecordsModel } from "../records/records-model.ts";
import type { SheetActions } from "../records/sheet-actions.ts";
import type { ActionsHost } from "./actions-host.ts";
import { nameButton, Pressing } from "./pressing.ts";
import { countChosen, readSelection } from "./read-selection.ts";

/** The actions of a sheet, which are about its records. */
export class ActionsModel extends Pressing implements SheetActions {
  readonly #workbook: Signal<Workbook | undefined> = signal(undefined);
  readonly #records: RecordsModel;
  /** While the records are counted again, the page says what it knew. */
  #lastCounts: RecordCounts | undefined;

  constructor(host: ActionsHost, records: RecordsModel) {
    super(host);
    this.#records = records;
    void this.#readWorkbook();
  }

  override say(note: Note): void {
    this.#records.say(note);
  }

  protected override findSheetId(): string | undefined {
    return this.#records.sheet.peek()?.id;
  }

  protected override showAll(): void {
    this.#records.show(everyRecord);
  }

  protected override block(job: Job): void {
    this.#records.blocking.value = job;
  }

  protected override unblock({ id }: Job): void {
    const { blocking } = this.#records;
    if (blocking.peek()?.id === id) blocking.value = undefined;
  }

  list(fieldKey?: string): readonly ShownAction[] {
    const { space } = this.host;
    const sheet = this.#records.sheet.value;
    const workbook = this.#workbook.value;
    if (workbook === undefined || sheet === undefined || space.archivedAt !== undefined) return [];
    return listActions({ sheet, workbook, space }).filter(({ fields }) =>
      fieldKey === undefined ? fields === undefined : fields?.includes(fieldKey),
    );
  }

  override findHindrance(shown: ShownAction, fieldKey?: string): Hindrance | undefined {
    return this.#findHindrance(shown, fieldKey, this.#readCounts());
  }

  #findHindrance(
    shown: ShownAction,
    fieldKey: string | undefined,
    counts: RecordCounts | undefined,
  ): Hindrance | undefined {
    const { fields } = this.#records;
    if (this.isRunning(nameButton(shown, fieldKey))) return { kind: "running" };
    if (this.host.unsaved.value > 0) return { kind: "saving" };
    const selected = countChosen(this.#records);
    return findHindrance(shown, {
      total: counts?.total,
      errors: counts?.error ?? 0,
      selected,
      fields,
      fieldKey,
    });
  }

  /** How many records the whole sheet has; undefined if it is not known: what a search finds is counted alone. */
  #readCounts(): RecordCounts | undefined {
    const { rowState, list } = this.#records;
    const { counts } = rowState.value;
    if (isSelective({ ...list.value, errors: false, valid: false })) return undefined;
    this.#lastCounts = counts ?? this.#lastCounts;
    return this.#lastCounts;
  }

  override async press(shown: ShownAction, fieldKey?: string): Promise<void> {
    const records = this.#records;
    try {
      const counts = this.#readCounts() ?? (await records.service.count({}));
      const hindrance = this.#findHindrance(shown, fieldKey, counts);
      if (hindrance !== undefined) return this.#refuse(hindrance);
      const selection = await readSelection(records, this.host.texts.actions.tooMany);
      const errors = await this.#countErrors(shown, counts.error);
      const pressed = { shown, fieldKey, selection, errors };
      if (asksFirst(shown.action)) this.pressed.value = pressed;
      else this.fail(await this.start(pressed));
    } catch (error) {
      this.refuse(error);
    }
  }

  shows(jobId: JobId): boolean {
    return this.running.value.some(({ job }) => job?.id === jobId);
  }

  async #readWorkbook(): Promise<void> {
    const { client, caller } = this.host;
    const { workbookId } = this.#records.sheet.peek() ?? {};
    if (workbookId === undefined || !mayDo(caller, "jobs:write")) return;
    const { signal } = this.stopped;
    try {
      this.#workbook.value = await client.workbooks.get(workbookId, { signal });
    } catch (error) {
      if (!signal.aborted) this.refuse(error);
    }
  }

  #refuse(hindrance: Hindrance): void {
    const records = this.#records;
    const show = {
      label: records.host.texts.records.show,
      run: () => records.show({ ...everyRecord, errors: true }),
    };
    const action = hindrance.kind === "errors" ? show : undefined;
    records.say({ level: "warn", text: this.explain(hindrance), action });
  }

  /** How many records of the source of an action have errors, if its dialog depends on it. */
  async #countErrors({ action, type, source }: ShownAction, own: number): Promise<number> {
    if (type === "sheet" || action.invalidConditionalMessaging !== true) return own;
    const { client, sheets } = this.host;
    const ownId = this.findSheetId();
    const others = sheets.filter(
      ({ id, workbookId }) => id !== ownId && (type === "space" || workbookId === source),
    );
    const counted = await Promise.all(others.map(({ id }) => client.sheets.getRecordCounts(id)));
    return counted.reduce((sum, { counts }) => sum + counts.error, own);
  }
}
