import { Component, createRef, type VNode } from "preact";
import { beginForm, findMissing, pickText, readForm, type Typed } from "../../flows/actions.ts";
import type { Failure } from "../../flows/failure.ts";
import { FailureBox } from "../parts.tsx";
import type { ActionsHost } from "./actions-host.ts";
import { InputForm, nameField } from "./input-form.tsx";
import { Markdown } from "./markdown.tsx";
import type { Pressed } from "./press.ts";

interface ActionDialogProps {
  readonly host: ActionsHost;
  readonly pressed: Pressed;
  /** Starts the job; resolves to what went wrong. */
  readonly start: (input: Readonly<Record<string, unknown>>) => Promise<Failure | undefined>;
  readonly close: () => void;
}

interface ActionDialogState {
  readonly typed: Typed;
  readonly problems: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  readonly failure?: Failure | undefined;
}

/** What people read and fill in before an action starts. */
export class ActionDialog extends Component<ActionDialogProps, ActionDialogState> {
  override state: ActionDialogState = {
    typed: beginForm(this.fields),
    problems: {},
    isSending: false,
  };
  private readonly dialog = createRef<HTMLDialogElement>();

  private get fields() {
    return this.props.pressed.shown.action.inputForm?.fields ?? [];
  }

  override componentDidMount(): void {
    this.dialog.current?.showModal();
  }

  private send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.state.isSending) return;
    const { host, start } = this.props;
    const { typed } = this.state;
    const missing = findMissing(this.fields, typed);
    if (missing.length > 0) return this.refuse(missing, host.texts.actions.needed);
    this.setState({ isSending: true, failure: undefined, problems: {} });
    const failure = await start(readForm(this.fields, typed));
    // The browser gives the focus back when a dialog is closed, not when it is removed.
    if (failure === undefined) return this.dialog.current?.close();
    this.setState({ isSending: false });
    const named = failure.keys.flatMap((key) => (key.startsWith("input.") ? key.slice(6) : []));
    const known = named.filter((key) => this.fields.some((field) => field.key === key));
    if (known.length > 0) this.refuse(known, failure.message);
    else this.setState({ failure });
  };

  /** Says what is wrong beside the fields, and goes to the first of them. */
  private refuse(keys: readonly string[], problem: string): void {
    const problems = Object.fromEntries(keys.map((key) => [key, problem]));
    this.setState({ problems }, () => {
      const first = this.fields.findIndex(({ key }) => keys.includes(key));
      this.dialog.current?.querySelector<HTMLElement>(`#${nameField(first)}`)?.focus();
    });
  }

  override render(
    { host, pressed: { shown, errors, selection }, close }: ActionDialogProps,
    { typed, problems, isSending, failure }: ActionDialogState,
  ): VNode {
    const { actions, shell } = host.texts;
    const { action } = shown;
    const text = pickText(action, errors);
    return (
      <dialog ref={this.dialog} class="action-dialog" aria-labelledby="action" onClose={close}>
        <h2 id="action" dir="auto">
          {action.label}
        </h2>
        {action.messages?.map(({ type, content }, place) => (
          <p key={place} class={type === "error" ? "note error" : "note"} dir="auto">
            {content}
          </p>
        ))}
        {action.guardrail !== undefined && (
          <div class="note warn">
            <Markdown text={action.guardrail.content} />
          </div>
        )}
        {text !== undefined && <p dir="auto">{text}</p>}
        {selection !== undefined && <p>{actions.selected(selection.count)}</p>}
        <form onSubmit={(event) => void this.send(event)} noValidate>
          <InputForm
            host={host}
            fields={this.fields}
            typed={typed}
            problems={problems}
            change={(next) => this.setState({ typed: next })}
          />
          {failure !== undefined && <FailureBox texts={host.texts} failure={failure} />}
          {action.guide !== undefined && (
            <details>
              <summary>{actions.help}</summary>
              <Markdown text={action.guide.content} />
            </details>
          )}
          <p class="actions">
            <button type="submit" class="primary" aria-disabled={isSending}>
              <bdi>{action.label}</bdi>
            </button>
            <button type="button" class="button" onClick={() => this.dialog.current?.close()}>
              {shell.cancel}
            </button>
          </p>
        </form>
      </dialog>
    );
  }
}
