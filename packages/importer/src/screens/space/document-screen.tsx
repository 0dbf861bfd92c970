import { createDocuments } from "@data-import/client/resources/documents";
import { asId, type Document } from "@data-import/types";
import { Component, type VNode } from "preact";
import { isEphemeral } from "../../flows/documents.ts";
import { type Failure, readFailure } from "../../flows/failure.ts";
import markdownStyle from "../actions/markdown.css";
import { Markdown } from "../actions/markdown.tsx";
import { loadPart } from "../load-part.tsx";
import { FailureBox, Heading, Outline, Way } from "../parts.tsx";
import style from "./space.css";
import type { SpaceHost } from "./space-host.ts";
import { openSpaceModel } from "./space-model.ts";

const ItemActions = loadPart(
  "actions",
  async () => (await import("../actions/item-actions.tsx")).ItemActions,
  {
    isExtra: true,
  },
);

interface DocumentScreenProps {
  readonly host: SpaceHost;
  readonly documentId: string;
}

interface DocumentScreenState {
  readonly document?: Document;
  readonly failure?: Failure | undefined;
}

/** A document of the space, with its buttons. */
export class DocumentScreen extends Component<DocumentScreenProps, DocumentScreenState> {
  override state: DocumentScreenState = {};
  private readonly gone = new AbortController();
  private endListening = () => {};

  override componentDidMount(): void {
    const { host, documentId } = this.props;
    host.addStyle(markdownStyle);
    host.addStyle(style);
    this.endListening = openSpaceModel(host).listen((event) => {
      // The buttons of a document are no part of it for events.
      const isAbout = event.context.documentId === documentId || event.topic.startsWith("action:");
      if (isAbout && event.domain !== "job") void this.read();
    });
    void this.read();
  }

  override componentWillUnmount(): void {
    this.gone.abort();
    this.endListening();
  }

  private read = async (): Promise<void> => {
    const { host, documentId } = this.props;
    const { signal } = this.gone;
    try {
      const documents = host.client.more(createDocuments);
      const document = await documents.get(host.space.id, asId("document", documentId), { signal });
      this.setState({ document, failure: undefined });
    } catch (error) {
      if (!signal.aborted) this.setState({ failure: readFailure(error) });
    }
  };

  override render({ host }: DocumentScreenProps, { document, failure }: DocumentScreenState): VNode {
    const { space, shell } = host.texts;
    const back = (
      <p>
        <Way host={host} to={{ screen: "home" }} kind="button">
          {space.back}
        </Way>
      </p>
    );
    if (document === undefined) {
      if (failure === undefined) return <Outline texts={host.texts} />;
      return (
        <section class="narrow">
          <Heading>{shell.failedTitle}</Heading>
          <FailureBox texts={host.texts} failure={failure} retry={() => void this.read()} />
          {back}
        </section>
      );
    }
    const isGone = failure?.kind === "gone";
    return (
      <article class={isEphemeral(document) ? "narrow document whole" : "narrow document"}>
        <Heading>
          <span dir="auto">{document.title}</span>
        </Heading>
        <div role="status">{isGone && <p class="note warn">{space.documentGone}</p>}</div>
        <Markdown text={document.body} level={2} />
        {!isGone && <ItemActions host={host} type="document" item={document} />}
        {back}
      </article>
    );
  }
}
