import { isJobError } from "@data-import/client";
import { asId, type Job, type JobOutcomeNext, type Workbook } from "@data-import/types";
import { Component, type VNode } from "preact";
import {
  asksFirst,
  findHindrance,
  type Hindrance,
  listActions,
  type RecordSelection,
  type ShownAction,
  writeJob,
} from "../../flows/actions.ts";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { type Ended, isPageAddress, readOutcome, readTrigger } from "../../flows/outcome.ts";
import { mayDo } from "../../flows/session.ts";
import { Progress } from "../parts.tsx";
import { everyRecord } from "../records/list-state.ts";
import type { RecordsModel } from "../records/records-model.ts";
import { ActionButton, explain } from "./action-button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import style from "./actions.css";
import type { ActionsHost } from "./actions-host.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { countChosen, readSelection } from "./read-selection.ts";
import { saveFile } from "./save-file.ts";

interface ActionsBarProps {
  readonly host: ActionsHost;
  readonly model: RecordsModel;
}

/** A press that is being prepared. */
interface Pressed {
  readonly shown: ShownAction;
  readonly fieldKey?: string | undefined;
  readonly selection: RecordSelection | undefined;
}

interface Running {
  readonly job: Job;
  readonly label: string;
  readonly isBlocking: boolean;
}

interface ActionsBarState {
  readonly workbook?: Workbook;
  readonly pressed?: Pressed | undefined;
  readonly running: readonly Running[];
  readonly ended: readonly (Ended & { readonly again: () => void })[];
}

/** The buttons of the actions of a sheet, the jobs that they have started, and what these say at their end. */
export class ActionsBar extends Component<ActionsBarProps, ActionsBarState> {
  override state: ActionsBarState = { running: [], ended: [] };
  private readonly left = new AbortController();

  constructor(props: ActionsBarProps) {
    super(props);
    props.host.addStyle(style);
  }

  override componentDidMount(): void {
    const { host, model } = this.props;
    const { workbookId } = model.sheet.value ?? {};
    if (workbookId === undefined || !mayDo(host.caller, "jobs:write")) return;
    host.client.workbooks.get(workbookId, { signal: this.left.signal }).then(
      (workbook) => {
        this.setState({ workbook });
        model.columnActions.value = { list: this.listOfField, press: this.pressOnField };
      },
      () => {},
    );
  }

  override componentWillUnmount(): void {
    this.props.model.columnActions.value = undefined;
    this.left.abort();
  }

  private list(): readonly ShownAction[] {
    const { host, model } = this.props;
    const { workbook } = this.state;
    const sheet = model.sheet.value;
    if (workbook === undefined || sheet === undefined || host.space.archivedAt !== undefined) return [];
    return listActions({ sheet, workbook, space: host.space });
  }

  private findHindrance({ action }: ShownAction, fieldKey?: string): Hindrance | undefined {
    const { host, model } = this.props;
    if (host.unsaved.value > 0) return { kind: "saving" };
    const { total = 0, error = 0 } = model.rowState.value.counts ?? {};
    const scene = { total, errors: error, selected: countChosen(model), fields: model.fields, fieldKey };
    return findHindrance(action, scene);
  }

  private readonly listOfField = (key: string) =>
    this.list()
      .filter(({ fields }) => fields?.includes(key) === true)
      .map((shown) => {
        const hindrance = this.findHindrance(shown, key);
        const reason = hindrance && explain(this.props.host, hindrance);
        return { shown, label: shown.action.label, reason };
      });

  private readonly pressOnField = (shown: ShownAction, key: string) => void this.press(shown, key);

  private async press(shown: ShownAction, fieldKey?: string): Promise<void> {
    const { host, model } = this.props;
    try {
      const pressed = { shown, fieldKey, selection: await readSelection(model, host.texts.actions.tooMany) };
      if (asksFirst(shown.action)) return this.setState({ pressed });
      const failure = await this.start(pressed);
      if (failure !== undefined) model.say({ level: "error", text: failure.message });
    } catch (error) {
      model.refuse(error);
    }
  }

  /** Starts the job; resolves to what went wrong. */
  private async start(
    pressed: Pressed,
    input?: Readonly<Record<string, unknown>>,
  ): Promise<Failure | undefined> {
    const { host, model } = this.props;
    const sheetId = model.sheet.value?.id ?? "";
    try {
      const job = await host.client.jobs.create(writeJob({ ...pressed, sheetId, input }));
      this.setState({ pressed: undefined });
      void this.follow(job, pressed.shown, () => void this.start(pressed, input));
      return undefined;
    } catch (error) {
      return readFailure(error);
    }
  }

  private async follow(job: Job, { action }: ShownAction, again: () => void): Promise<void> {
    const { host, model } = this.props;
    const { label, mode } = action;
    const isBlocking = mode === "foreground" || mode === "toolbarBlocking";
    if (isBlocking) model.blocking.value = job;
    const show = (shown: readonly Running[]) =>
      this.setState(({ running }) => ({
        running: [...running.filter((each) => each.job.id !== job.id), ...shown],
      }));
    show([{ job, label, isBlocking }]);
    try {
      const { signal } = this.left;
      const onProgress = (now: Job) => show([{ job: now, label, isBlocking }]);
      this.end(await host.client.jobs.wait(job.id, { signal, onProgress }), label, again);
    } catch (error) {
      if (isJobError(error)) this.end(error.job, label, again);
      else if (!this.left.signal.aborted) model.refuse(error);
    }
    show([]);
    if (model.blocking.peek()?.id === job.id) model.blocking.value = undefined;
  }

  /** Says how a job ended, in its own words if it has some. */
  private end(job: Job, label: string, again: () => void): void {
    const { host, model } = this.props;
    const { actions } = host.texts;
    const outcome = readOutcome(job);
    const { status, info } = job;
    const level = status === "complete" ? "good" : "error";
    if (outcome === undefined) {
      const usual =
        status === "canceled" ? actions.canceled : level === "good" ? actions.done : actions.failed;
      model.say({ level, text: info ?? usual(label) });
      return;
    }
    const { next, heading = label, message = info ?? "" } = outcome;
    if (next?.type === "wait" && next.fade === true && outcome.acknowledge !== true) {
      model.say({ level, text: [heading, message].filter((text) => text !== "").join(": ") });
      return;
    }
    const ended = { job, label, outcome, again };
    const trigger = readTrigger(outcome);
    if (next !== undefined && trigger !== "manual") this.take(ended, next);
    if (next === undefined || trigger !== "automatic_silent")
      this.setState(({ ended: others }) => ({ ended: [...others, ended] }));
  }

  /** Does the next step of an outcome. */
  private take({ again }: { readonly again: () => void }, next: JobOutcomeNext): void {
    const { host, model } = this.props;
    const goTo = (sheetId: string) => {
      if (sheetId !== model.sheet.value?.id) host.go({ screen: "records", sheetId });
    };
    switch (next.type) {
      case "retry":
        again();
        return;
      case "clearFilters":
        if (next.sheetIds === undefined || next.sheetIds.some((id) => id === model.sheet.value?.id))
          model.show(everyRecord);
        return;
      case "view":
      case "snapshot":
        goTo(next.sheetId);
        return;
      case "id": {
        const sheet = host.sheets.find(({ id, workbookId }) => id === next.id || workbookId === next.id);
        if (sheet === undefined) host.go({ screen: "home" });
        else goTo(sheet.id);
        return;
      }
      case "files":
        for (const { fileId } of next.files) this.save(fileId);
        return;
      case "url":
        // Another page can only be opened by a person: the browser does not let it come by itself.
        if (next.replace === true && isPageAddress(next.url)) location.assign(next.url);
        return;
      case "download":
      case "wait":
    }
  }

  private readonly save = (fileId: string): void => {
    const { host, model } = this.props;
    saveFile(host.client, asId("file", fileId)).catch(model.refuse);
  };

  private closeOutcome({ job, outcome }: Ended): void {
    const { host } = this.props;
    this.setState(({ ended }) => ({ ended: ended.filter((each) => each.job.id !== job.id) }));
    // If the response is lost, the outcome is only shown as not acknowledged.
    if (outcome.acknowledge === true) void host.client.jobs.acknowledgeOutcome(job.id).result();
  }

  override render({ host, model }: ActionsBarProps, state: ActionsBarState): VNode | null {
    const { pressed, running, ended } = state;
    const { actions, shell } = host.texts;
    const shown = this.list().filter(({ fields }) => fields === undefined);
    const isBlocked = running.some(({ isBlocking }) => isBlocking);
    if (shown.length === 0 && running.length === 0 && ended.length === 0 && pressed === undefined)
      return null;
    const [outcome] = ended;
    return (
      <>
        {shown.length > 0 && !isBlocked && (
          <fieldset class="action-buttons" aria-label={actions.label}>
            {shown.map((each, place) => (
              <ActionButton
                key={place}
                host={host}
                shown={each}
                hindrance={this.findHindrance(each)}
                press={() => void this.press(each)}
              />
            ))}
          </fieldset>
        )}
        {running.map(({ job, label, isBlocking }) => (
          <div key={job.id} class="note action-running">
            <span role="status">
              <bdi>{label}</bdi> {job.info !== undefined && <span dir="auto">{job.info}</span>}
            </span>
            <Progress label={label} percent={job.progress} />
            {!isBlocking && (
              <button type="button" class="button" onClick={() => void model.cancelJob(job.id)}>
                {shell.cancel}
              </button>
            )}
          </div>
        ))}
        {pressed !== undefined && (
          <ActionDialog
            host={host}
            shown={pressed.shown}
            errors={model.rowState.value.counts?.error ?? 0}
            selected={pressed.selection?.count ?? 0}
            start={(input) => this.start(pressed, input)}
            close={() => this.setState({ pressed: undefined })}
          />
        )}
        {outcome !== undefined && (
          <OutcomeDialog
            key={outcome.job.id}
            host={host}
            ended={outcome}
            take={(next) => this.take(outcome, next)}
            save={this.save}
            close={() => this.closeOutcome(outcome)}
          />
        )}
      </>
    );
  }
}
