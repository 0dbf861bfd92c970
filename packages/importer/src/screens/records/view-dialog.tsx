import type { SheetId, View } from "@data-import/types";
import { Component, type VNode } from "preact";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { explain } from "../parts.tsx";
import { Dialog } from "./dialog.tsx";
import { fromView, toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

interface ViewDialogState {
  readonly failure?: Failure;
  readonly isSending?: boolean;
}

/** Saves what is shown as a view; the one that is open can be changed or deleted. */
export class ViewDialog extends Component<{ readonly model: RecordsModel }, ViewDialogState> {
  private async act(work: () => Promise<void>, done: string): Promise<void> {
    if (this.state.isSending === true) return;
    this.setState({ isSending: true });
    const { model } = this.props;
    try {
      await work();
    } catch (error) {
      this.setState({ isSending: false, failure: readFailure(error) });
      return;
    }
    model.close();
    model.say({ level: "good", text: done });
  }

  private readonly save = (event: SubmitEvent): void => {
    event.preventDefault();
    const { model } = this.props;
    const { views, list } = model;
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const name = String(data.get("name")).trim();
    const current = views.current.peek();
    const changes = current !== undefined && data.get("which") === "current";
    const shown = toQuery(list.peek());
    const sheetId = model.sheet.peek()?.id as SheetId;
    const api = model.host.client.views;
    const send = () =>
      changes
        ? api.update(current.id, { name, config: { ...fromView(current.config).rest, ...shown } })
        : api.create({ sheetId, name, config: shown });
    void this.act(async () => views.open(await send()), model.host.texts.records.viewSaved);
  };

  private readonly remove = async (view: View): Promise<void> => {
    const { host, views } = this.props.model;
    await host.client.views.delete(view.id);
    views.all.value = views.all.peek().filter(({ id }) => id !== view.id);
    host.go({ screen: "records", sheetId: view.sheetId });
  };

  override render({ model }: { readonly model: RecordsModel }, { failure }: ViewDialogState): VNode {
    const { texts } = model.host;
    const { records, shell } = texts;
    const { views } = model;
    const current = views.current.value;
    const own = current !== undefined && views.mayChange(current) ? current : undefined;
    return (
      <Dialog title={records.saveView} closeLabel={shell.close} close={() => model.closeIf("view")}>
        <form onSubmit={this.save} class="stack">
          <p class="soft">{records.viewHint}</p>
          <label class="entry">
            <span>{records.viewName}</span>
            <input
              name="name"
              type="text"
              required
              maxLength={1000}
              dir="auto"
              defaultValue={own?.name ?? ""}
            />
          </label>
          {own !== undefined && (
            <fieldset>
              <label class="check">
                <input type="radio" name="which" value="current" defaultChecked />{" "}
                <bdi>{records.changeView(own.name)}</bdi>
              </label>
              <label class="check">
                <input type="radio" name="which" value="new" /> {records.newView}
              </label>
            </fieldset>
          )}
          {failure !== undefined && <p role="alert">{explain(texts, failure)}</p>}
          <div class="actions">
            <button type="submit" class="primary">
              {records.save}
            </button>
            {own !== undefined && (
              <button
                type="button"
                class="button"
                onClick={() => void this.act(() => this.remove(own), records.viewDeleted)}
              >
                {records.deleteView}
              </button>
            )}
          </div>
        </form>
      </Dialog>
    );
  }
}
