import { asId, type CanvasArea, type Document } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { type AreaContent, isEmpty, readContent, readOverlay, readWords } from "../../flows/canvas.ts";
import { mayUpload } from "../../flows/file-permissions.ts";
import { Markdown } from "../actions/markdown.tsx";
import { wordFor } from "../format.ts";
import { SheetCards } from "../home.tsx";
import { loadPart } from "../load-part.tsx";
import { Outline, Way } from "../parts.tsx";
import { FileCards } from "./file-cards.tsx";
import type { SpaceHost } from "./space-host.ts";
import { openSpaceModel } from "./space-model.ts";

const ItemActions = loadPart(
  "actions",
  async () => (await import("../actions/item-actions.tsx")).ItemActions,
  {
    isExtra: true,
  },
);

interface AreaProps {
  readonly host: SpaceHost;
  readonly area: CanvasArea;
  /** The areas in it. */
  readonly nested: VNode | false;
}

/** One area: shown at once, behind a switch, in a drawer, or above everything else. */
export function Area(props: AreaProps): VNode {
  const { host, area } = props;
  const title = nameArea(host, area);
  const parts = <AreaParts {...props} />;
  if (area.layout === "drawer" || area.layout === "modal") {
    const isOpen = area.layout === "modal" && area.visibility !== "optional";
    return (
      <AreaDialog host={host} area={area} title={title} isOpen={isOpen}>
        {parts}
      </AreaDialog>
    );
  }
  if (area.visibility === "optional") {
    return (
      <details class="area">
        <summary>
          <bdi>{title}</bdi>
        </summary>
        <AreaParts {...props} isNamed />
      </details>
    );
  }
  return (
    <section class="area" aria-label={title}>
      {parts}
    </section>
  );
}

/** What the area is called: by its settings, by what it shows, or by its kind. */
export function nameArea(host: SpaceHost, area: CanvasArea): string {
  const given = readWords(area).title;
  if (given !== undefined) return given;
  const content = readContent(area);
  const [onlySheet, ...others] = content.kind === "sheets" ? listSheets(host, content) : [];
  if (onlySheet !== undefined && others.length === 0) return onlySheet.name;
  const document = content.kind === "document" ? findDocument(host, content.documentId) : undefined;
  return document?.title ?? wordFor(host.texts.space.areas, area.type);
}

interface AreaDialogProps extends Omit<AreaProps, "nested"> {
  readonly title: string;
  /** Whether it opens by itself, once for each visit of the screen. */
  readonly isOpen: boolean;
  readonly children: VNode;
}

/** An area in a dialog of the browser, and the button that opens it. */
class AreaDialog extends Component<AreaDialogProps> {
  private readonly dialog = createRef<HTMLDialogElement>();

  override componentDidMount(): void {
    if (this.props.isOpen) this.open();
  }

  private open = (): void => {
    // Only one dialog is seen at a time; another modal area waits for its button.
    if (this.props.host.root.querySelector("dialog[open]") === null) this.dialog.current?.showModal();
  };

  override render({ host, area, title, children }: AreaDialogProps): VNode {
    return (
      <div class="area">
        <button type="button" class="button" aria-haspopup="dialog" onClick={this.open}>
          <bdi>{title}</bdi>
        </button>
        <dialog ref={this.dialog} class={`area-dialog ${area.layout} ${area.position}`} aria-label={title}>
          <p class="actions">
            <button type="button" class="button" onClick={() => this.dialog.current?.close()}>
              {host.texts.shell.close}
            </button>
          </p>
          {children}
        </dialog>
      </div>
    );
  }
}

/** The hint above an area, its words, what it shows, and the areas in it. */
function AreaParts({
  host,
  area,
  nested,
  isNamed = false,
}: AreaProps & {
  /** Whether its title stands above it already. */
  readonly isNamed?: boolean;
}): VNode {
  const overlay = readOverlay(area);
  const { title, text } = readWords(area);
  const isWaiting = area.visibility === "skeleton" && isEmpty(area);
  return (
    <>
      {overlay !== undefined && (
        <p class="note" role="status">
          <span dir="auto">{overlay}</span>
        </p>
      )}
      {title !== undefined && !isNamed && (
        <h2>
          <bdi>{title}</bdi>
        </h2>
      )}
      {text !== undefined && <Markdown text={text} />}
      {isWaiting ? <Outline texts={host.texts} /> : <Content host={host} area={area} />}
      {nested}
    </>
  );
}

function Content({ host, area }: Omit<AreaProps, "nested">): VNode | null {
  const { texts } = host;
  const content = readContent(area);
  switch (content.kind) {
    case "text":
      return null;
    case "document": {
      const document = findDocument(host, content.documentId);
      if (document === undefined) return <p class="soft">{texts.shell.failedGone}</p>;
      return <DocumentPart host={host} document={document} hasTitle={readWords(area).title === undefined} />;
    }
    case "sheets":
      return <SheetCards host={host} sheets={listSheets(host, content)} />;
    case "files":
      return <FileCards host={host} fileId={content.fileId} />;
    case "mapping":
      return <Mapping host={host} content={content} />;
    case "form": {
      const { operation } = content;
      const actions = (host.space.actions ?? []).filter(
        (action) => operation === undefined || action.operation === operation,
      );
      return <ItemActions host={host} type="space" item={{ id: host.space.id, actions }} />;
    }
    case "frame":
      return <Frame host={host} address={content.address} title={nameArea(host, area)} />;
  }
}

function findDocument(host: SpaceHost, id: string | undefined): Document | undefined {
  return openSpaceModel(host).documents.value.find((document) => document.id === id);
}

function listSheets(
  { sheets }: SpaceHost,
  { sheetIds, workbookId }: AreaContent & { readonly kind: "sheets" },
): SpaceHost["sheets"] {
  const ofWorkbook = sheets.filter((sheet) => workbookId === undefined || sheet.workbookId === workbookId);
  if (sheetIds === undefined) return ofWorkbook;
  return sheetIds.flatMap((id) => ofWorkbook.filter((sheet) => sheet.id === id));
}

function DocumentPart({
  host,
  document,
  hasTitle,
}: {
  readonly host: SpaceHost;
  readonly document: Document;
  readonly hasTitle: boolean;
}): VNode {
  return (
    <>
      {hasTitle && (
        <h2>
          <bdi>{document.title}</bdi>
        </h2>
      )}
      <Markdown text={document.body} />
      <ItemActions host={host} type="document" item={document} />
    </>
  );
}

/** The ways to where columns are matched: that of a job, or those of sheets that take a file. */
function Mapping({
  host,
  content: { jobId, sheetId },
}: {
  readonly host: SpaceHost;
  readonly content: AreaContent & { readonly kind: "mapping" };
}): VNode {
  const { texts, sheets } = host;
  return (
    <p class="actions">
      {jobId !== undefined
        ? !host.given.isReadOnly && (
            <Way host={host} to={{ screen: "columns", jobId: asId("job", jobId) }} kind="button">
              {texts.shell.columns}
            </Way>
          )
        : mayUpload(host) &&
          sheets
            .filter(({ id }) => id === (sheetId ?? id))
            .map(({ id, name }) => (
              <Way key={id} host={host} to={{ screen: "file", sheetId: id }} kind="button">
                <span dir="auto">{texts.space.addFile(name)}</span>
              </Way>
            ))}
    </p>
  );
}

/**
 * A page from elsewhere. It can run its scripts, as a page without an origin: it reaches nothing of this page, of its storage and
 * of the pages of its own origin. It learns no address, and there is no token in its own.
 */
function Frame({
  host,
  address,
  title,
}: {
  readonly host: SpaceHost;
  readonly address: string | undefined;
  readonly title: string;
}): VNode {
  const { space } = host.texts;
  if (address === undefined) return <p class="soft">{space.noFrame}</p>;
  return (
    <>
      <iframe
        class="area-frame"
        src={address}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerpolicy="no-referrer"
        loading="lazy"
        allow=""
      />
      <a class="link" href={address} target="_blank" rel="noopener noreferrer">
        {space.openFrame}
      </a>
    </>
  );
}
