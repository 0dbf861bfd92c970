import { asId, type File as ReceivedFile, type Workbook } from "@data-import/types";
import { Component, type VNode } from "preact";
import { listItemActions } from "../../flows/actions.ts";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { formatBytes, formatParts, formatShare, wordFor } from "../format.ts";
import { loadPart } from "../load-part.tsx";
import { FailureBox, Outline } from "../parts.tsx";
import { saveBlob } from "../save-blob.ts";
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

/** So many files are read at once, and so many more with each press. */
const filesPerStep = 50;

interface FileCardsProps {
  readonly host: SpaceHost;
  /** The only file to show; without it, all of them. */
  readonly fileId?: string | undefined;
}

interface FileCardsState {
  readonly files?: readonly ReceivedFile[];
  readonly total: number;
  readonly workbooks: readonly Workbook[];
  readonly failure?: Failure | undefined;
}

/** A card for each file of the space: those that people sent, and those that were made for them. */
export class FileCards extends Component<FileCardsProps, FileCardsState> {
  override state: FileCardsState = { total: 0, workbooks: [] };
  private readonly gone = new AbortController();
  private endListening = () => {};
  private wanted = filesPerStep;

  override componentDidMount(): void {
    const { host } = this.props;
    host.addStyle(style);
    this.endListening = openSpaceModel(host).listen(({ domain, topic }) => {
      if (domain === "file" || topic.startsWith("action:")) void this.read();
    });
    void this.read();
  }

  override componentWillUnmount(): void {
    this.gone.abort();
    this.endListening();
  }

  private read = async (): Promise<void> => {
    const { host, fileId } = this.props;
    const { client, space } = host;
    const { signal } = this.gone;
    try {
      const [{ data: files, total = files.length }, workbooks] = await Promise.all([
        fileId === undefined
          ? client.files.list({ spaceId: space.id, pageSize: this.wanted }, { signal })
          : client.files.get(asId("file", fileId), { signal }).then((file) => ({ data: [file], total: 1 })),
        client.workbooks.list({ spaceId: space.id, includeSheets: false }, { signal }).catch(() => []),
      ]);
      this.setState({ files, total, workbooks, failure: undefined });
    } catch (error) {
      if (!signal.aborted) this.setState({ failure: readFailure(error) });
    }
  };

  private async save({ id, name }: ReceivedFile): Promise<void> {
    try {
      const download = await this.props.host.client.files.download(id);
      saveBlob(await download.blob(), download.fileName ?? name);
    } catch (error) {
      this.setState({ failure: readFailure(error) });
    }
  }

  override render({ host }: FileCardsProps, { files, total, failure }: FileCardsState): VNode {
    const { space } = host.texts;
    return (
      <>
        {failure !== undefined && (
          <FailureBox texts={host.texts} failure={failure} retry={() => void this.read()} />
        )}
        {files === undefined && failure === undefined && <Outline texts={host.texts} />}
        {files?.length === 0 && <p>{space.noFiles}</p>}
        <ul class="cards">{files?.map((file) => this.showFile(file))}</ul>
        {files !== undefined && files.length < total && (
          <button
            type="button"
            class="button"
            onClick={() => {
              this.wanted = Math.min(1000, this.wanted + filesPerStep);
              void this.read();
            }}
          >
            {space.moreFiles(total - files.length)}
          </button>
        )}
      </>
    );
  }

  private showFile(file: ReceivedFile): VNode {
    const { host } = this.props;
    const workbook = this.state.workbooks.find(({ id }) => id === file.workbookId);
    const place = { type: "file", item: file, workbook } as const;
    const hasBytes = file.expiredAt === undefined && !["partial", "purged"].includes(file.status);
    return (
      <li key={file.id} class="card">
        <h2>
          <bdi>{file.name}</bdi>
        </h2>
        {file.description !== undefined && (
          <p>
            <bdi>{file.description}</bdi>
          </p>
        )}
        <p class="soft">{describeFile(host, file)}</p>
        <p class="actions">
          {hasBytes && (
            <button
              type="button"
              class="button"
              aria-label={host.texts.space.downloadFile(file.name)}
              onClick={() => void this.save(file)}
            >
              {host.texts.space.download}
            </button>
          )}
        </p>
        {listItemActions({ ...place, space: host.space }).length > 0 && (
          <ItemActions host={host} {...place} />
        )}
      </li>
    );
  }
}

/** What a file is for, how large it is, where it comes from, when it came, and how far it is. */
function describeFile({ texts: { space, language } }: SpaceHost, file: ReceivedFile): string {
  const { mode, status, size, bytesReceived, origin, createdAt, expiredAt } = file;
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const share = formatShare(language, size > 0 ? Math.min(1, bytesReceived / size) : 0);
  const state = expiredAt === undefined ? status : "purged";
  return formatParts(language, [
    mode === "export" ? space.exportFile : space.importFile,
    formatBytes(language, size),
    state === "partial" && bytesReceived < size ? space.receiving(share) : wordFor(space.statuses, state),
    ...(origin === undefined || origin === "filesystem" ? [] : [wordFor(space.origins, origin)]),
    time.format(new Date(createdAt)),
  ]);
}
