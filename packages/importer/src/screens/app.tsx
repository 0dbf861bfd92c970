import type { Sheet } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import type { Route } from "../flows/route.ts";
import { hasHome } from "../flows/session.ts";
import { Frame } from "./frame.tsx";
import type { Host } from "./host.ts";
import { loadLater } from "./lazy.tsx";
import { loadPart } from "./load-part.tsx";
import { loadFile, loadRecords } from "./load-screens.ts";
import type { Model } from "./model.ts";
import { FailureBox, focusHeading, Heading, Outline } from "./parts.tsx";

const FileScreen = loadPart("file", async () => (await loadFile()).FileScreen);
const Receiving = loadPart("file", async () => (await loadFile()).Receiving);
const CanvasScreen = loadPart("space", async () => (await import("./space/canvas-screen.tsx")).CanvasScreen);
const DocumentScreen = loadPart(
  "space",
  async () => (await import("./space/document-screen.tsx")).DocumentScreen,
);
const FilesScreen = loadPart("space", async () => (await import("./space/files-screen.tsx")).FilesScreen);
const Home = loadLater(async () => (await import("./home.tsx")).Home);
const SignIn = loadPart("signIn", async () => (await import("./sign-in.tsx")).SignIn);
const loadRunning = () => import("./running/running-screen.tsx");
const RunningScreen = loadPart("import", async () => (await loadRunning()).RunningScreen);
const ImportSummary = loadPart("import", async () => (await loadRunning()).ImportSummary);
const ColumnsScreen = loadPart(
  "import",
  async () => (await import("./columns/columns-screen.tsx")).ColumnsScreen,
);
const RecordsScreen = loadPart("records", async () => (await loadRecords()).RecordsScreen);

interface AppProps {
  readonly model: Model;
}

/** The whole importer: the frame, and in it the screen of the moment. */
export class App extends Component<AppProps> {
  private readonly main = createRef<HTMLElement | null>();
  private shown = "";

  override componentDidMount(): void {
    this.shown = this.nameScreen();
  }

  /** A new screen says what it is: its heading gets the focus. */
  override componentDidUpdate(): void {
    const name = this.nameScreen();
    if (name === this.shown) return;
    const isFirst = this.shown === "" || this.shown.startsWith("starting");
    this.shown = name;
    this.main.current?.scrollTo({ top: 0 });
    if (!isFirst) focusHeading(this.main.current, { isNew: true });
  }

  nameScreen(): string {
    const { sessionState, importState, route } = this.props.model;
    const session = sessionState.peek();
    if (session.at !== "open") return session.at;
    const { screen, documentId = "" } = route.peek() as Route & { readonly documentId?: string };
    return `open ${screen} ${documentId} ${importState.peek().at}`;
  }

  override render({ model }: AppProps): VNode | null {
    const texts = model.texts.value;
    if (texts === undefined) return null;
    // Read here, so that each change draws again.
    const session = model.sessionState.value;
    const host = model.host.value;
    const route = model.route.value;
    void model.importState.value;
    return (
      // Everything is made again if nothing may be changed any more: dialogs, menus and what can be undone.
      <Frame key={`${model.given.value.isReadOnly}`} model={model} texts={texts} main={this.main} host={host}>
        {session.at === "starting" ? (
          <Outline texts={texts} />
        ) : session.at === "open" ? (
          host !== undefined && <Screen model={model} host={host} route={route} />
        ) : (
          <SignIn
            host={{ texts }}
            session={session}
            flow={model.session}
            signInName={model.signInName}
            isPage={model.isPage}
          />
        )}
      </Frame>
    );
  }
}

interface ScreenProps {
  readonly model: Model;
  readonly host: Host;
  readonly route: Route;
}

/** The screen of a route. A space with one sheet has no home: its sheet is opened. */
function Screen({ model, host, route }: ScreenProps): VNode {
  const { expiredAt } = host.space;
  if (expiredAt !== undefined) return <p class="note">{host.texts.shell.expired}</p>;
  const [only] = host.sheets;
  switch (route.screen) {
    case "home":
      if (host.areas.length > 0) return <CanvasScreen host={host} />;
      if (only === undefined || hasHome(host)) return <Home host={host} />;
      return <FileOrRecords model={model} host={host} sheet={only} />;
    case "file": {
      const sheet = findSheet(host, route.sheetId);
      return sheet === undefined ? (
        <Home host={host} />
      ) : (
        <FileOrRecords model={model} host={host} sheet={sheet} />
      );
    }
    case "files":
      return <FilesScreen host={host} />;
    case "document":
      return <DocumentScreen key={route.documentId} host={host} documentId={route.documentId} />;
    case "columns":
      // Nobody decides about columns where nothing can be changed.
      if (host.given.isReadOnly) return <Screen model={model} host={host} route={{ screen: "home" }} />;
      return <JobScreen key={route.jobId} model={model} host={host} jobId={route.jobId} />;
    case "records":
      return <Records model={model} host={host} sheetId={route.sheetId} view={route.view} />;
  }
}

function findSheet({ sheets }: Host, id: string | undefined): Sheet | undefined {
  return id === undefined ? sheets[0] : sheets.find((sheet) => sheet.id === id);
}

interface ImportScreenProps {
  readonly model: Model;
  readonly host: Host;
  readonly sheet: Sheet;
}

/** The choice of a file; the records where nobody can add one, except while the program around brings its own. */
function FileOrRecords({ model, host, sheet }: ImportScreenProps): VNode {
  const state = model.importState.value;
  const isIdle = state.at === "done" || (state.at === "choosing" && state.failure === undefined);
  const { omitted, isReadOnly } = host.given;
  return host.space.archivedAt !== undefined || isReadOnly || (isIdle && omitted.includes("file")) ? (
    <Records model={model} host={host} sheetId={sheet.id} />
  ) : (
    <ImportScreen model={model} host={host} sheet={sheet} />
  );
}

function ImportScreen({ model, host, sheet }: ImportScreenProps): VNode {
  return (
    <FileScreen
      key={sheet.id}
      host={host}
      sheet={sheet}
      flow={model.imports}
      state={model.importState.value}
    />
  );
}

interface JobScreenProps {
  readonly model: Model;
  readonly host: Host;
  readonly jobId: string;
}

/** The import of a job: its columns, and then how it runs. After a reload, it is read again. */
class JobScreen extends Component<JobScreenProps> {
  override componentDidMount(): void {
    void this.props.model.imports.open(this.props.jobId);
  }

  override render({ model, host }: JobScreenProps): VNode {
    const state = model.importState.value;
    const { imports } = model;
    switch (state.at) {
      case "columns":
      case "done":
        return <ColumnsScreen host={host} flow={imports} state={state} />;
      case "running":
      case "stopped":
        return <RunningScreen host={host} flow={imports} state={state} />;
      case "choosing": {
        const { failure } = state;
        const retry = () => void imports.open(this.props.jobId);
        if (failure === undefined) return <Outline texts={host.texts} />;
        return <FailureBox texts={host.texts} failure={failure} retry={retry} />;
      }
      case "planning":
      case "uploading":
      case "reading":
        return <Receiving host={host} flow={imports} state={state} />;
      case "layout":
        // The way in which a file is read can be changed from its columns, too.
        return <ImportScreen model={model} host={host} sheet={state.sheet} />;
    }
  }
}

interface RecordsProps {
  readonly model: Model;
  readonly host: Host;
  readonly sheetId: string;
  readonly view?: string | undefined;
}

/** The records of a sheet; above them, what the last import brought. */
function Records({ model, host, sheetId, view }: RecordsProps): VNode {
  const state = model.importState.value;
  const isShown = state.at === "done" && state.planned.sheet.id === sheetId && !model.isSummaryClosed.value;
  const { archivedAt } = host.space;
  return (
    <>
      {archivedAt !== undefined && <p class="note">{host.texts.shell.archived}</p>}
      {isShown && (
        <ImportSummary
          host={host}
          job={state.job}
          sheetId={sheetId}
          findings={state.findings}
          close={() => {
            model.isSummaryClosed.value = true;
          }}
        />
      )}
      {host.given.omitted.includes("records") ? (
        <section class="narrow">
          <Heading>
            <span dir="auto">{host.sheets.find(({ id }) => id === sheetId)?.name}</span>
          </Heading>
        </section>
      ) : (
        <RecordsScreen key={sheetId} host={host} sheetId={sheetId} view={view} />
      )}
    </>
  );
}
