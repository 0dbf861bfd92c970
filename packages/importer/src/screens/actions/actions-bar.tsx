import { Component, type VNode } from "preact";
import type { RecordsModel } from "../records/records-model.ts";
import { ActionButton } from "./action-button.tsx";
import style from "./actions.css";
import type { ActionsHost } from "./actions-host.ts";
import { ActionsModel } from "./actions-model.ts";
import markdownStyle from "./markdown.css";
import { PressParts } from "./press-parts.tsx";
import { blocksRecords } from "./pressing.ts";

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
    host.addStyle(markdownStyle);
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
    // Read here, so that this component knows when a part with the focus may be gone.
    void [model.pressed.value, model.ended.value];
    const isBlocked = model.running.value.some(({ job }) => job !== undefined && blocksRecords(job));
    return (
      <>
        {shown.length > 0 && !isBlocked && (
          <fieldset class="action-buttons" aria-label={host.texts.actions.label}>
            {shown.map((each, place) => (
              <ActionButton key={place} id={`action-${place}`} model={model} shown={each} />
            ))}
          </fieldset>
        )}
        <PressParts model={model} keepFocus={this.keepFocus} />
      </>
    );
  }
}
