import type { Workbook } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { Component, type VNode } from "preact";
import {
  asksFirst,
  findHindrance,
  type Hindrance,
  type ItemPlace,
  listItemActions,
  type ShownAction,
} from "../../flows/actions.ts";
import { mayDo } from "../../flows/permissions.ts";
import type { Note } from "../records/opened.ts";
import { ActionButton } from "./action-button.tsx";
import actionsStyle from "./actions.css";
import type { ActionsHost } from "./actions-host.ts";
import markdownStyle from "./markdown.css";
import { PressParts } from "./press-parts.tsx";
import { nameButton, Pressing } from "./pressing.ts";

/** The presses at a document or a file, which have no records. */
class ItemPressing extends Pressing {
  readonly note: Signal<Note | undefined> = signal(undefined);

  override say(note: Note): void {
    this.note.value = note;
    this.host.announce(note.text);
  }

  override findHindrance(shown: ShownAction): Hindrance | undefined {
    if (this.isRunning(nameButton(shown))) return { kind: "running" };
    return findHindrance(shown, { total: undefined, errors: 0, selected: 0, fields: [] });
  }

  override async press(shown: ShownAction): Promise<void> {
    const hindrance = this.findHindrance(shown);
    const pressed = { shown, selection: undefined, errors: 0 };
    if (hindrance !== undefined) this.say({ level: "warn", text: this.explain(hindrance) });
    else if (asksFirst(shown.action)) this.pressed.value = pressed;
    else this.fail(await this.start(pressed));
  }
}

interface ItemActionsProps {
  readonly host: ActionsHost;
  readonly type: ItemPlace["type"];
  readonly item: ItemPlace["item"];
  readonly workbook?: Pick<Workbook, "actions"> | undefined;
}

/** The buttons of a document or a file, how far their jobs are, and what these say at their end. */
export class ItemActions extends Component<ItemActionsProps> {
  private readonly model: ItemPressing;

  constructor(props: ItemActionsProps) {
    super(props);
    props.host.addStyle(markdownStyle);
    props.host.addStyle(actionsStyle);
    this.model = new ItemPressing(props.host);
  }

  override componentWillUnmount(): void {
    this.model.stop();
  }

  override render({ host, type, item, workbook }: ItemActionsProps): VNode | null {
    const { model } = this;
    model.host = host;
    const { caller, space } = host;
    const mayPress = space.archivedAt === undefined && mayDo(caller, "jobs:write");
    const shown = mayPress ? listItemActions({ type, item, workbook, space }) : [];
    const note = model.note.value;
    return (
      <div class="item-actions">
        {note !== undefined && (
          <p class={`note ${note.level}`}>
            <span dir="auto">{note.text}</span>
          </p>
        )}
        {shown.length > 0 && (
          <fieldset class="action-buttons" aria-label={host.texts.actions.label}>
            {shown.map((each, place) => (
              <ActionButton key={place} id={`${item.id}-${place}`} model={model} shown={each} />
            ))}
          </fieldset>
        )}
        <PressParts model={model} keepFocus={this.keepFocus} />
      </div>
    );
  }

  /** A dialog gives the focus back to its button, if that is still there. */
  private keepFocus = (): void => {
    const { root } = this.props.host;
    if (root.activeElement === null) root.querySelector<HTMLElement>(".main h1")?.focus();
  };
}
