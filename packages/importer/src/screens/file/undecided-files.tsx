import type { Sheet } from "@data-import/types";
import { Component, type VNode } from "preact";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { mayRemoveFiles } from "../../flows/session.ts";
import { findUndecided, type UndecidedFile } from "../../flows/undecided.ts";
import type { Host } from "../host.ts";
import { focusHeading, Way } from "../parts.tsx";

interface UndecidedProps {
  readonly host: Host;
  readonly sheet: Sheet;
  readonly flow: ImportFlow;
}

/** Files that the person sent earlier and did not decide about, for example because the page was loaded again. */
export class UndecidedFiles extends Component<UndecidedProps, { readonly found: readonly UndecidedFile[] }> {
  override state: { readonly found: readonly UndecidedFile[] } = { found: [] };
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

  private async remove({ fileId, jobId }: UndecidedFile, main: HTMLElement | null): Promise<void> {
    const { client } = this.props.host;
    await client.files.delete(fileId).result();
    if (jobId !== undefined) await client.jobs.cancel(jobId).result();
    await this.read();
    // The button that had the focus is gone.
    focusHeading(main, { isNew: true });
  }

  override render({ host, sheet, flow }: UndecidedProps): VNode | null {
    const { found } = this.state;
    const { file: words } = host.texts;
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
                    onClick={({ currentTarget }) => void this.remove(each, currentTarget.closest("main"))}
                  >
                    {words.remove}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  }
}
