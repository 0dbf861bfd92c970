import type { JobOutcomeNext } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { type Ended, isPageAddress } from "../../flows/outcome.ts";
import { wordFor } from "../format.ts";
import type { ActionsHost } from "./actions-host.ts";
import { Markdown } from "./markdown.tsx";

interface OutcomeProps {
  readonly host: ActionsHost;
  readonly ended: Ended;
  /** Does the next step. */
  readonly take: (next: JobOutcomeNext) => void;
  /** Saves a file of the space. */
  readonly save: (fileId: string) => void;
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
    const hasNext = next !== undefined && next.type !== "wait";
    return (
      <dialog ref={this.dialog} class="action-dialog" aria-labelledby="outcome" onClose={close}>
        <h2 id="outcome" dir="auto">
          {heading}
        </h2>
        <Markdown text={message} />
        <p class="actions">
          {hasNext && this.showNext(next)}
          {(hideDefaultButton !== true || !hasNext) && (
            <button type="button" class="button" onClick={this.leave}>
              {host.texts.shell.close}
            </button>
          )}
        </p>
      </dialog>
    );
  }

  private showNext(next: JobOutcomeNext): VNode | VNode[] | null {
    const { host, ended, take, save } = this.props;
    const given = "label" in next ? next.label : undefined;
    const text = ended.outcome.buttonText ?? given ?? wordFor(host.texts.actions.next, next.type);
    if (next.type === "files") {
      return next.files.map(({ fileId, label = text }) => (
        <button key={fileId} type="button" class="primary" onClick={() => save(fileId)}>
          <bdi>{label}</bdi>
        </button>
      ));
    }
    if (next.type === "url" || next.type === "download") {
      if (!isPageAddress(next.url)) return null;
      const isDownload = next.type === "download";
      const isHere = isDownload || next.replace === true;
      return (
        <a
          class="primary"
          href={next.url}
          target={isHere ? undefined : "_blank"}
          rel="noopener noreferrer"
          download={isDownload ? (next.fileName ?? "") : undefined}
          onClick={this.leave}
        >
          <bdi>{text}</bdi>
        </a>
      );
    }
    const go = () => {
      this.leave();
      take(next);
    };
    return (
      <button type="button" class="primary" onClick={go}>
        <bdi>{text}</bdi>
      </button>
    );
  }
}
