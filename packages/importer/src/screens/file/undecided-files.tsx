import type { Sheet } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { mayRemoveFiles } from "../../flows/file-permissions.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { findUndecided, type UndecidedFile } from "../../flows/undecided.ts";
import { FailureBox, focusHeading, Way } from "../parts.tsx";
import type { FileHost } from "./file-host.ts";

interface UndecidedState {
  readonly found: readonly UndecidedFile[];
  /** The file that the person is asked about: a deleted one does not come back. */
  readonly asked?: UndecidedFile | undefined;
  readonly failure?: Failure | undefined;
}

interface UndecidedProps {
  readonly host: FileHost;
  readonly sheet: Sheet;
  readonly flow: ImportFlow;
}

/** Files that the person sent earlier and did not decide about, for example because the page was loaded again. */
export class UndecidedFiles extends Component<UndecidedProps, UndecidedState> {
  override state: UndecidedState = { found: [] };
  private readonly dialog = createRef<HTMLDialogElement>();
  private readonly gone = new AbortController();

  override componentDidMount(): void {
    void this.read();
  }

  override componentWillUnmount(): void {
    this.gone.abort();
  }

  /** Nobody misses a list that they did not ask for: a failure says nothing. */
  private async read(): Promise<void> {
    const { host, sheet } = this.props;
    const found = await findUndecided(host.client, host, sheet, this.gone.signal).catch(() => []);
    if (!this.gone.signal.aborted) this.setState({ found });
  }

  private ask(asked: UndecidedFile): void {
    this.setState({ asked, failure: undefined }, () => this.dialog.current?.showModal());
  }

  private async remove({ fileId, jobId }: UndecidedFile): Promise<void> {
    const { client } = this.props.host;
    const main = this.dialog.current?.closest<HTMLElement>(".main");
    try {
      await client.files.delete(fileId);
    } catch (error) {
      this.setState({ failure: readFailure(error) });
      return;
    }
    // Without its file the job can do nothing; it may have ended by itself.
    if (jobId !== undefined) await client.jobs.cancel(jobId).result();
    this.dialog.current?.close();
    await this.read();
    // The button that had the focus is gone.
    focusHeading(main, { isNew: true });
  }

  override render({ host, sheet, flow }: UndecidedProps): VNode | null {
    const { found, asked, failure } = this.state;
    const { file: words, shell } = host.texts;
    if (found.length === 0) return null;
    return (
      <section class="note" aria-labelledby="undecided">
        <h2 id="undecided">{words.undecided(found.length)}</h2>
        <ul class="undecided">
          {found.map((each) => {
            const { name } = each.file;
            const goOn = <span dir="auto">{words.goOn(name)}</span>;
            return (
              <li key={each.fileId} class="row">
                {each.jobId === undefined ? (
                  <button type="button" class="link" onClick={() => void flow.resume(each.file, sheet)}>
                    {goOn}
                  </button>
                ) : (
                  <Way host={host} to={{ screen: "columns", jobId: each.jobId }}>
                    {goOn}
                  </Way>
                )}
                {mayRemoveFiles(host) && (
                  <button
                    type="button"
                    class="link"
                    aria-label={words.removeFile(name)}
                    onClick={() => this.ask(each)}
                  >
                    {words.remove}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {asked !== undefined && (
          <dialog ref={this.dialog} aria-labelledby="delete-file">
            <h2 id="delete-file" dir="auto">
              {words.removeFile(asked.file.name)}
            </h2>
            <p>{words.removeAsk}</p>
            {failure !== undefined && <FailureBox texts={host.texts} failure={failure} />}
            <form method="dialog" class="actions">
              <button type="button" class="primary" onClick={() => void this.remove(asked)}>
                {words.remove}
              </button>
              <button type="submit" class="button">
                {shell.cancel}
              </button>
            </form>
          </dialog>
        )}
      </section>
    );
  }
}
