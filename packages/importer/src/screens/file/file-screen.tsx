import type { Sheet } from "@data-import/types";
import { Component, type VNode } from "preact";
import { mayUpload } from "../../flows/file-permissions.ts";
import type { Import } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import { formatBytes } from "../format.ts";
import { loadLater } from "../lazy.tsx";
import { FailureBox, Heading, Way } from "../parts.tsx";
import { Progress } from "../progress.tsx";
import fileStyle from "./file.css";
import type { FileHost } from "./file-host.ts";
import { isRequired, listFillable, makeTemplate, nameField, readPasted } from "./template.ts";

const LayoutScreen = loadLater(async () => (await import("./layout-screen.tsx")).LayoutScreen);
const UndecidedFiles = loadLater(async () => (await import("./undecided-files.tsx")).UndecidedFiles, {
  isExtra: true,
});

/** The screen that brings a file into a sheet. */
export interface FileScreenProps {
  readonly host: FileHost;
  readonly sheet: Sheet;
  readonly flow: ImportFlow;
  readonly state: Import;
}

/** The choice of a file, its upload, and how it is read. */
export function FileScreen({ host, sheet, flow, state }: FileScreenProps): VNode {
  host.addStyle(fileStyle);
  switch (state.at) {
    case "uploading":
    case "reading":
    case "planning":
      return <Receiving host={host} flow={flow} state={state} />;
    case "layout":
      return <LayoutScreen host={host} sheet={sheet} flow={flow} state={state} />;
    default:
      return <Choice host={host} sheet={sheet} flow={flow} state={state} />;
  }
}

/** A file on its way: what is done, how much of it, and how to stop it. */
export function Receiving({
  host,
  flow,
  state,
}: {
  readonly host: FileHost;
  readonly flow: ImportFlow;
  readonly state: Import & { readonly at: "uploading" | "reading" | "planning" };
}): VNode {
  const { file, shell } = host.texts;
  const title =
    state.at === "planning"
      ? file.planning
      : state.at === "reading"
        ? file.reading(state.name)
        : file.uploading(state.name);
  const percent =
    state.at === "uploading"
      ? (100 * state.sent) / Math.max(1, state.total)
      : state.at === "reading"
        ? state.percent
        : undefined;
  return (
    <section class="narrow" aria-busy="true">
      <Heading>
        <span dir="auto">{title}</span>
      </Heading>
      <Progress host={host} label={title} percent={percent} />
      {state.at === "uploading" && (
        <p class="soft">
          {file.bytesOf(
            formatBytes(host.texts.language, state.sent),
            formatBytes(host.texts.language, state.total),
          )}
        </p>
      )}
      {flow.waiting.length > 0 && <p class="soft">{file.waiting(flow.waiting.length)}</p>}
      {state.at !== "planning" && (
        <button type="button" class="button" onClick={flow.restart}>
          {shell.cancel}
        </button>
      )}
    </section>
  );
}

/** The place where files are dropped, chosen or pasted. */
class Choice extends Component<FileScreenProps, { readonly isOver: boolean; readonly isEmpty: boolean }> {
  override state = { isOver: false, isEmpty: false };

  override componentDidMount(): void {
    document.addEventListener("paste", this.paste);
  }

  override componentWillUnmount(): void {
    document.removeEventListener("paste", this.paste);
  }

  bring(files: readonly File[]): void {
    const filled = files.filter(({ size }) => size > 0);
    this.setState({ isEmpty: files.length > 0 && filled.length === 0, isOver: false });
    if (filled.length === 0) return;
    const { flow, sheet } = this.props;
    flow.again = undefined;
    void flow.bring(filled, sheet);
  }

  paste = (event: ClipboardEvent): void => {
    const data = event.clipboardData;
    if (data === null || !mayUpload(this.props.host)) return;
    const { files } = data;
    const pasted = readPasted(data.getData("text/plain"), this.props.host.texts.file.pasted);
    if (files.length > 0) this.bring([...files]);
    else if (pasted !== undefined) this.bring([pasted]);
  };

  choose = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    this.bring([...(input.files ?? [])]);
    // The same file can be chosen again after it was corrected.
    input.value = "";
  };

  over = (event: DragEvent): void => {
    event.preventDefault();
    if (!this.state.isOver) this.setState({ isOver: true });
  };

  drop = (event: DragEvent): void => {
    event.preventDefault();
    this.bring([...(event.dataTransfer?.files ?? [])]);
  };

  override render({ host, sheet, flow, state }: FileScreenProps): VNode {
    const { file, shell } = host.texts;
    const failure = state.at === "choosing" ? state.failure : undefined;
    const failedFile = state.at === "choosing" ? state.failedFile : undefined;
    const toRecords = !host.given.omitted.includes("records") && (
      <p>
        <Way host={host} to={{ screen: "records", sheetId: sheet.id }}>
          {file.skip}
        </Way>
      </p>
    );
    const failed = failure !== undefined && (
      <FailureBox
        texts={host.texts}
        failure={failure}
        title={failedFile ? file.failed(failedFile) : undefined}
        retry={flow.again}
      />
    );
    if (!mayUpload(host)) {
      return (
        <section class="narrow">
          <Heading>
            <span dir="auto">{sheet.name}</span>
          </Heading>
          {failed || <p>{file.noAccess}</p>}
          {toRecords}
        </section>
      );
    }
    return (
      <section class="narrow">
        <Heading>
          <span dir="auto">{file.title(sheet.name)}</span>
        </Heading>
        {failed}
        {this.state.isEmpty && (
          <div class="note error" role="alert">
            {file.emptyFile}
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: The button in it does the same for keyboards. */}
        <div
          class={this.state.isOver ? "drop over" : "drop"}
          onDragOver={this.over}
          onDragLeave={() => this.setState({ isOver: false })}
          onDrop={this.drop}
        >
          <p class="drop-title" aria-hidden="true">
            {file.drop}
          </p>
          <label class="primary">
            {file.choose}
            <input type="file" multiple class="unseen" onChange={this.choose} />
          </label>
          <p class="soft">{file.formats}</p>
        </div>
        <UndecidedFiles host={host} sheet={sheet} flow={flow} />
        <details class="fields">
          <summary>{file.fields}</summary>
          <ul>
            {listFillable(sheet).map((field) => (
              <li key={field.key}>
                <span dir="auto">{nameField(field)}</span>
                {isRequired(field) && <em class="tag">{file.required}</em>}
                {field.description !== undefined && (
                  <span class="soft" dir="auto">
                    {field.description}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
        <p class="row">
          <button type="button" class="link" onClick={() => save(makeTemplate(sheet))}>
            {file.empty}
          </button>
          <span class="soft">{file.emptyHint}</span>
        </p>
        {toRecords}
        <p class="unseen" role="status">
          {state.at === "choosing" ? "" : shell.loading}
        </p>
      </section>
    );
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
