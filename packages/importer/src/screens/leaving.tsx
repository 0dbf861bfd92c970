import { Component, createRef, render, type VNode } from "preact";
import type { PartTexts, Texts } from "../texts/texts.ts";
import type { Host } from "./host.ts";
import type { Model } from "./model.ts";
import { countUnsaved } from "./unsaved.ts";

/** What a person would lose if the importer were removed now. */
interface Work {
  /** Changes that are on their way. */
  readonly saving: number;
  /** Changes that the service did not take. */
  readonly lost: number;
  /** A file that is not imported. */
  readonly file: string | undefined;
}

/** Only what is open can have work in it. */
function findWork(host: Host | undefined, { importState, unfinished }: Model): Work {
  // An import that runs goes on without the page.
  const file = importState.value.at === "running" ? undefined : unfinished.value?.name;
  if (host === undefined) return { saving: 0, lost: 0, file: undefined };
  const values = countUnsaved(host.unsavedValues.value);
  return { saving: host.unsaved.value, lost: host.notSaved.value + values, file };
}

const hasWork = ({ saving, lost, file }: Work) => saving + lost > 0 || file !== undefined;

/** Loads the words of the question while there is a connection: it is asked without one, too. */
export function prepareToAsk({ texts, addTexts }: Model): () => void {
  // A text that did not come is asked for again with the question.
  return texts.subscribe((known) => void (known && addTexts(known, "finish").catch(() => {})));
}

const asked = new WeakMap<Model, Promise<boolean>>();

/** Asks before work is lost; resolves to whether the importer may be removed. A second call asks nothing of its own. */
export function requestClose(model: Model): Promise<boolean> {
  const host = model.host.peek();
  if (host === undefined || !hasWork(findWork(host, model))) return Promise.resolve(true);
  let decision = asked.get(model);
  if (decision === undefined) {
    decision = ask(model, host).finally(() => asked.delete(model));
    asked.set(model, decision);
  }
  return decision;
}

async function ask(model: Model, host: Host): Promise<boolean> {
  const texts = await model.addTexts(host.texts, "finish").catch(() => undefined);
  const around = host.root.querySelector(".root");
  // Without the words nothing can be asked, and so nothing is lost.
  if (texts === undefined || around === null) return false;
  const place = document.createElement("div");
  around.append(place);
  return new Promise<boolean>((resolve) => {
    const decide = (isClosing: boolean) => {
      render(null, place);
      place.remove();
      resolve(isClosing);
    };
    render(<Question model={model} host={host} texts={texts} decide={decide} />, place);
  });
}

interface QuestionProps {
  readonly model: Model;
  readonly host: Host;
  readonly texts: Texts & PartTexts["finish"];
  readonly decide: (isClosing: boolean) => void;
}

class Question extends Component<QuestionProps> {
  private readonly dialog = createRef<HTMLDialogElement>();
  private readonly stay = createRef<HTMLButtonElement>();

  override componentDidMount(): void {
    this.dialog.current?.showModal();
    this.stay.current?.focus();
  }

  override render({ model, host, texts: { shell, finish }, decide }: QuestionProps): VNode {
    const { saving, lost, file } = findWork(host, model);
    // Closed first: a dialog that is removed gives the focus to nobody.
    const close = (isClosing: boolean) => () => {
      const { current } = this.dialog;
      if (current === null) return;
      current.returnValue = isClosing ? "close" : "";
      current.close();
    };
    // Browsers close a dialog that opened without a press together with the one below it, which would ask again.
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close(false)();
    };
    return (
      <dialog
        ref={this.dialog}
        onKeyDown={press}
        aria-labelledby="leave"
        onClose={({ currentTarget }) => decide(currentTarget.returnValue === "close")}
      >
        <h2 id="leave">{finish.leave}</h2>
        {saving > 0 && <p>{finish.saving}</p>}
        {lost > 0 && <p class="note warn">{shell.changesNotSaved(lost)}</p>}
        {file !== undefined && <p class="note warn">{finish.notImported(file)}</p>}
        <div class="actions">
          <button type="button" class="button" onClick={close(true)}>
            {shell.close}
          </button>
          <button type="button" class="primary" ref={this.stay} onClick={close(false)}>
            {shell.cancel}
          </button>
        </div>
      </dialog>
    );
  }
}
