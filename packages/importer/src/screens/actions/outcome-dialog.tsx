import type { JobOutcomeNext } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { isPageAddress } from "../../flows/outcome.ts";
import { wordFor } from "../format.ts";
import type { ActionsHost } from "./actions-host.ts";
import { Markdown } from "./markdown.tsx";
import type { NextSteps } from "./next-steps.ts";
import type { Ended } from "./press.ts";

interface OutcomeProps {
  readonly host: ActionsHost;
  readonly model: NextSteps;
  readonly ended: Ended;
  readonly close: () => void;
}

/** What a job says at its end, and the next step. */
export class OutcomeDialog extends Component<OutcomeProps> {
  private readonly dialog = createRef<HTMLDialogElement>();

  override componentDidMount(): void {
    this.dialog.current?.showModal();
  }

  private leave = (): void => this.dialog.current?.close();

  override render({ host, ended: { outcome, label, job }, close }: OutcomeProps): VNode {
    const { heading = label, message = job.info ?? "", next, hideDefaultButton } = outcome;
    const step = next === undefined ? null : this.showNext(next);
    return (
      <dialog ref={this.dialog} class="action-dialog" aria-labelledby="outcome" onClose={close}>
        <h2 id="outcome" dir="auto">
          {heading}
        </h2>
        <Markdown text={message} />
        <p class="actions">
          {step}
          {(hideDefaultButton !== true || step === null) && (
            <button type="button" class="button" onClick={this.leave}>
              {host.texts.shell.close}
            </button>
          )}
        </p>
      </dialog>
    );
  }

  /** The button or the link to the next step; null if there is none that people can take. */
  private showNext(next: JobOutcomeNext): VNode | VNode[] | null {
    const { host, model, ended } = this.props;
    if (next.type === "wait") return null;
    const given = "label" in next ? next.label : undefined;
    const text = ended.outcome.buttonText ?? given ?? wordFor(host.texts.actions.next, next.type);
    if (next.type === "files") {
      return next.files.map(({ fileId, label = text }) => (
        <button key={fileId} type="button" class="primary" onClick={() => void model.save(fileId)}>
          <bdi>{label}</bdi>
        </button>
      ));
    }
    if (next.type === "url" || next.type === "download") {
      if (!isPageAddress(next.url)) return null;
      return (
        <a
          class="primary"
          href={next.url}
          // A browser saves files of this address only; those of other ones it may show in place of the page.
          target={next.type === "url" && next.replace === true ? undefined : "_blank"}
          rel="noopener noreferrer"
          download={next.type === "download" ? (next.fileName ?? "") : undefined}
          onClick={this.leave}
        >
          <bdi>{text}</bdi>
        </a>
      );
    }
    const go = () => {
      this.leave();
      model.take(ended, next);
    };
    return (
      <button type="button" class="primary" onClick={go}>
        <bdi>{text}</bdi>
      </button>
    );
  }
}
