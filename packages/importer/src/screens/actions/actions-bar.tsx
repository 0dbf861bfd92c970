import { Component, type VNode } from "preact";
import { Progress } from "../parts.tsx";
import type { RecordsModel } from "../records/records-model.ts";
import { ActionButton } from "./action-button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import style from "./actions.css";
import type { ActionsHost } from "./actions-host.ts";
import { ActionsModel, blocksRecords } from "./actions-model.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import type { Running } from "./press.ts";

interface ActionsBarProps {
  readonly host: ActionsHost;
  readonly model: RecordsModel;
}

/** The buttons of the actions of a sheet, the jobs that they have started, and what these say at their end. */
export class ActionsBar extends Component<ActionsBarProps> {
  private readonly model: ActionsModel;

  constructor(props: ActionsBarProps) {
    super(props);
    const { host, model } = props;
    host.addStyle(style);
    // The jobs are still followed when the language changes.
    const known = model.actions.peek();
    this.model = known instanceof ActionsModel ? known : new ActionsModel(host, model);
    model.actions.value = this.model;
  }

  override getSnapshotBeforeUpdate(): Element | null {
    return this.props.host.root.activeElement;
  }

  /** The part with the focus may be gone, such as the buttons while a job works on the records. */
  override componentDidUpdate(_props: ActionsBarProps, _state: object, before: Element | null): void {
    if (before?.isConnected === false) this.keepFocus();
  }

  private keepFocus = (): void => {
    const { host, model } = this.props;
    const cancel = host.root.querySelector<HTMLElement>(".action-running .button");
    if (host.root.activeElement === null) (cancel ?? model.table)?.focus();
  };

  override render({ host }: ActionsBarProps): VNode | null {
    const { model } = this;
    model.host = host;
    const shown = model.list();
    const running = model.running.value;
    const pressed = model.pressed.value;
    const [ended] = model.ended.value;
    const isBlocked = running.some(({ job }) => job !== undefined && blocksRecords(job));
    return (
      <>
        {shown.length > 0 && !isBlocked && (
          <fieldset class="action-buttons" aria-label={host.texts.actions.label}>
            {shown.map((each, place) => (
              <ActionButton key={place} id={`action-${place}`} model={model} shown={each} />
            ))}
          </fieldset>
        )}
        {running.map((each) => (
          <RunningJob key={each.key} model={model} running={each} />
        ))}
        {pressed !== undefined && (
          <ActionDialog
            host={host}
            pressed={pressed}
            start={(input) => model.start(pressed, input)}
            close={() => {
              model.pressed.value = undefined;
              this.keepFocus();
            }}
          />
        )}
        {ended !== undefined && (
          <OutcomeDialog
            key={ended.job.id}
            host={host}
            model={model}
            ended={ended}
            close={() => {
              model.closeOutcome(ended);
              this.keepFocus();
            }}
          />
        )}
      </>
    );
  }
}

/** How far a job is, and the way to cancel it. */
function RunningJob({
  model,
  running: { label, job },
}: {
  readonly model: ActionsModel;
  readonly running: Running;
}): VNode {
  return (
    <div class="note action-running">
      <span role="status">
        <strong>
          <bdi>{label}</bdi>
        </strong>{" "}
        {job?.info !== undefined && <span dir="auto">{job.info}</span>}
      </span>
      <Progress label={label} percent={job?.progress} />
      {job !== undefined && (
        <button type="button" class="button" onClick={() => model.cancel(job)}>
          {model.host.texts.shell.cancel}
        </button>
      )}
    </div>
  );
}
