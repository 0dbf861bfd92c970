import type { RecordCounts } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { type Failure, readFailure } from "../flows/failure.ts";
import type { Unfinished } from "../flows/import.ts";
import type { SessionFlow } from "../flows/sign-in.ts";
import { formatParts } from "./format.ts";
import type { HostWith } from "./host.ts";
import { FailureBox } from "./parts.tsx";
import { countUnsaved } from "./unsaved.ts";

interface FinishProps {
  readonly host: HostWith<"finish">;
  readonly flow: SessionFlow;
  /** What the import of a file still has to do. */
  readonly unfinished: Unfinished | undefined;
}

interface FinishState {
  readonly counts?: RecordCounts;
  readonly failure?: Failure | undefined;
  readonly isSending: boolean;
}

/** Ends an import session, after a look at what is handed over. */
export class FinishButton extends Component<FinishProps, FinishState> {
  override state: FinishState = { isSending: false };
  private readonly dialog = createRef<HTMLDialogElement>();

  ask = async (): Promise<void> => {
    this.setState({ failure: undefined });
    this.dialog.current?.showModal();
    await this.count();
  };

  /** Records may have come while the dialog was open. */
  override componentDidUpdate({ unfinished }: FinishProps): void {
    const isDone = unfinished !== undefined && this.props.unfinished === undefined;
    if (isDone && this.dialog.current?.open === true) void this.count();
  }

  private async count(): Promise<void> {
    try {
      await this.readCounts();
    } catch (error) {
      this.setState({ failure: readFailure(error) });
    }
  }

  private async readCounts(): Promise<RecordCounts | undefined> {
    const { client, sheets } = this.props.host;
    const [sheet] = sheets;
    if (sheet === undefined) return undefined;
    const { counts } = await client.sheets.getRecordCounts(sheet.id);
    this.setState({ counts });
    return counts;
  }

  private get isOff(): boolean {
    const { host, unfinished } = this.props;
    return this.state.isSending || host.unsaved.value > 0 || unfinished?.waitsForPerson === false;
  }

  finish = async (): Promise<void> => {
    if (this.isOff) return;
    this.setState({ isSending: true, failure: undefined });
    const { isPage, importSession } = this.props.host;
    try {
      // After the end, the token reads nothing.
      await this.props.flow.finish(await this.readCounts());
      // The page around a frame gets an event, and goes where it wants.
      if (isPage && parent === window && importSession?.completedUrl !== undefined)
        location.assign(importSession.completedUrl);
    } catch (error) {
      this.setState({ failure: readFailure(error), isSending: false });
    }
  };

  override render({ host, unfinished }: FinishProps): VNode {
    const { texts, unsaved, unsavedValues, notSaved } = host;
    const lost = notSaved.value + countUnsaved(unsavedValues.value);
    const { shell, finish } = texts;
    const { counts, failure } = this.state;
    return (
      <>
        <button type="button" class="primary finish" onClick={this.ask}>
          {finish.finish}
        </button>
        <dialog ref={this.dialog} aria-labelledby="finish">
          <h2 id="finish">{finish.title}</h2>
          <p role="status">
            {unsaved.value > 0
              ? finish.saving
              : counts !== undefined &&
                formatParts(texts.language, [
                  shell.sheetRecords(counts.total),
                  ...(counts.error > 0 ? [shell.sheetErrors(counts.error)] : []),
                ])}
          </p>
          {lost > 0 && (
            <p class="note warn" role="status">
              {shell.changesNotSaved(lost)}
            </p>
          )}
          {unfinished !== undefined && (
            <p class="note warn" role="status">
              {unfinished.waitsForPerson
                ? finish.undecided(unfinished.name)
                : finish.arriving(unfinished.name)}
            </p>
          )}
          <p>{finish.ask}</p>
          {failure !== undefined && <FailureBox texts={texts} failure={failure} />}
          <form method="dialog" class="actions">
            <button
              type="button"
              class="primary"
              aria-disabled={this.isOff}
              onClick={() => void this.finish()}
            >
              {finish.finish}
            </button>
            <button type="submit" class="button">
              {shell.cancel}
            </button>
          </form>
        </dialog>
      </>
    );
  }
}
