import type { Commit, CommitChange } from "@data-import/types";
import { Component, type VNode } from "preact";
import { readFailure } from "../../flows/failure.ts";
import { mayDo } from "../../flows/permissions.ts";
import type { RecordsModel } from "./records-model.ts";

/** So many changes are shown at first, and so many more each time. */
const pageChanges = 50;

interface HistoryState {
  readonly commits?: readonly Commit[];
  readonly failure?: string;
  readonly changes?: Readonly<Record<string, string>>;
  readonly size?: number;
}

/** Who changed what, and when; each change can be taken back. */
export class HistoryPanel extends Component<{ readonly model: RecordsModel }, HistoryState> {
  private shown = "";

  override componentDidMount(): void {
    void this.read(pageChanges);
  }

  /** Each change adds to the history. */
  override componentDidUpdate(): void {
    const { counts, canUndo, canRedo, waiting, total } = this.props.model.rowState.value;
    const now = [counts?.total, counts?.error, canUndo, canRedo, waiting, total].join();
    if (now === this.shown) return;
    this.shown = now;
    void this.read(this.state.size ?? pageChanges);
  }

  private async read(size: number): Promise<void> {
    const { model } = this.props;
    try {
      const sheetId = model.sheet.value?.id ?? "us_sh_0";
      const commits = await model.host.client.sheets.listCommits(sheetId, { pageSize: size });
      this.setState({ commits, size });
    } catch (error) {
      this.setState({ failure: readFailure(error).message });
    }
  }

  /** What a commit did, by kinds of changes. */
  private async explain({ id }: Commit): Promise<void> {
    if (this.state.changes?.[id] !== undefined) return;
    const { model } = this.props;
    const { records } = model.host.texts;
    try {
      const page = await model.host.client.commits.listChanges(id, { pageSize: 1_000 });
      const { data } = page;
      const total = page.total ?? data.length;
      const kinds = new Map<CommitChange["type"], number>();
      for (const { type } of data) kinds.set(type, (kinds.get(type) ?? 0) + 1);
      const { changeKinds } = records;
      const parts = [...kinds].map(([type, count]) =>
        // A kind that is newer than the page.
        Object.hasOwn(changeKinds, type)
          ? changeKinds[type as keyof typeof changeKinds](count)
          : `${type}: ${count}`,
      );
      if (total > data.length) parts.push(records.andMore(total - data.length));
      this.setState({ changes: { ...this.state.changes, [id]: parts.join(", ") } });
    } catch (error) {
      this.setState({ changes: { ...this.state.changes, [id]: readFailure(error).message } });
    }
  }

  private async undo(commit: Commit): Promise<void> {
    const { model } = this.props;
    if (await model.rows.edits.undoCommit(commit.id))
      model.say({ level: "good", text: model.host.texts.records.undone });
  }

  override render({ model }: { readonly model: RecordsModel }, state: HistoryState): VNode {
    const { records, shell, language } = model.host.texts;
    const { commits, failure, changes, size = pageChanges } = state;
    const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    return (
      <aside class="records-panel" aria-label={records.history}>
        <header>
          <h2 tabIndex={-1}>{records.history}</h2>
          <button type="button" class="button" onClick={() => model.close()}>
            {shell.close}
          </button>
        </header>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {commits === undefined && failure === undefined && <p class="soft">{shell.loading}</p>}
        {commits?.length === 0 && <p>{records.noHistory}</p>}
        <ul class="groups">
          {commits?.map((commit) => (
            <li key={commit.id}>
              <details
                onToggle={(event) =>
                  (event.currentTarget as HTMLDetailsElement).open && void this.explain(commit)
                }
              >
                <summary>
                  <bdi>{this.name(commit)}</bdi>,{" "}
                  <time dateTime={commit.createdAt}>{time.format(new Date(commit.createdAt))}</time>
                </summary>
                <p>{changes?.[commit.id] ?? shell.loading}</p>
                {model.may("edit") && mayDo(model.host.caller, "commits:write") && (
                  <button type="button" class="button" onClick={() => void this.undo(commit)}>
                    {records.undoThis}
                  </button>
                )}
              </details>
            </li>
          ))}
        </ul>
        {commits?.length === size && (
          <button type="button" class="button" onClick={() => void this.read(size + pageChanges)}>
            {records.more}
          </button>
        )}
      </aside>
    );
  }

  private name(commit: Commit): string {
    const { model } = this.props;
    const { records } = model.host.texts;
    if (model.rows.edits.commits.has(commit.id)) return records.you;
    return commit.createdByName ?? (commit.createdBy.includes("_ag_") ? records.agent : records.somebody);
  }
}
