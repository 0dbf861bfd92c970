import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Api, createApi } from "../api/api.ts";
import type { Around } from "../flows/around.ts";
import { type Given, nothingGiven } from "../flows/given.ts";
import { findUnfinished, type Import, type Unfinished } from "../flows/import.ts";
import { ImportFlow, type ImportPorts } from "../flows/import-flow.ts";
import { type Route, readRoute, writeRoute } from "../flows/route.ts";
import type { Session } from "../flows/session.ts";
import {
  type Access,
  createSessionFlow,
  type SessionFlow,
  type SessionStart,
  type TokenFunction,
} from "../flows/sign-in.ts";
import type { Store } from "../flows/store.ts";
import { adoptStyle } from "../styles/style-sheets.ts";
import { addTexts, chooseLanguage, loadTexts, preloadTexts } from "../texts/load-texts.ts";
import type { Language } from "../texts/plural.ts";
import type { Texts } from "../texts/texts.ts";
import type { Host } from "./host.ts";
import { loadFile, loadRecords } from "./load-screens.ts";
import { countUnsaved, type UnsavedLists } from "./unsaved.ts";

/** How the importer is used: as the whole page, or as an element of a page of somebody else. */
export interface Settings extends SessionStart {
  readonly root: ShadowRoot;
  /** The address of the service; it ends with `/v1`. */
  readonly service: string;
  readonly isPage: boolean;
  /** BCP 47 tags, the wanted one first. */
  readonly languages: readonly string[];
  /** Follows the session and the imports, for the page around; returns a function that ends this. */
  readonly watch?: ((model: Model) => () => void) | undefined;
}

/** Everything that the screens show. */
export interface Model {
  readonly session: SessionFlow;
  readonly imports: ImportFlow;
  readonly sessionState: ReadonlySignal<Session>;
  readonly importState: ReadonlySignal<Import>;
  /** What the import of a file still has to do. */
  readonly unfinished: ReadonlySignal<Unfinished | undefined>;
  readonly route: ReadonlySignal<Route>;
  readonly texts: ReadonlySignal<Texts | undefined>;
  /** Here, so that a part that is loaded later makes no file of its own of this code. */
  readonly addTexts: typeof addTexts;
  /** The last sentence to read out. */
  readonly spoken: Signal<string>;
  /** Whether the summary of the last import was closed. */
  readonly isSummaryClosed: Signal<boolean>;
  /** What screens get; undefined before a space is open. */
  readonly host: ReadonlySignal<Host | undefined>;
  readonly isPage: boolean;
  /** Empty until the program around the importer listens. */
  readonly around: Around;
  /** What that program wants. */
  readonly given: Signal<Given>;
  go(route: Route): void;
  /** The provider at which people sign in, by its name; undefined without one. */
  readonly signInName: string | undefined;
  speak(language: Language): void;
  begin(): void;
  /** Ends what listens to the browser. */
  end(): void;
}

/** A client whose messages for people are in the language of the page, as far as the service knows it. */
function connectIn(language: Signal<Language>, service: string, token: TokenFunction | null): Api {
  return createApi({
    baseUrl: service,
    token: token && (({ reason }) => token(reason === "rejected")),
    middleware: [
      {
        name: "language",
        handle(request, next) {
          request.headers.set("accept-language", language.peek());
          return next(request);
        },
      },
    ],
  });
}

/** Makes the model; `begin` starts it. */
export function createModel(settings: Settings): Model {
  const { root, service, isPage, languages } = settings;
  const given = signal(nothingGiven);
  const language = signal<Language>(chooseLanguage(languages));
  const { texts, ...speech } = createSpeech(language, given);
  const connect = (token: TokenFunction | null) => connectIn(language, service, token);
  const session = createSessionFlow({ connect, recall, keep: isPage ? keep : () => {}, leave });
  const route = signal<Route>(isPage ? readRoute(location.hash) : { screen: "home" });
  const go = (next: Route) => {
    route.value = next;
    if (isPage) history.pushState(null, "", writeRoute(next));
  };
  const around: Around = {};
  const imports = new ImportFlow({
    client: session.client,
    go,
    sleep,
    around,
    ...readPlaceOf(session, given),
  });
  const spoken = signal("");
  const online = signal(navigator.onLine);
  const changes = { unsaved: signal(0), unsavedValues: signal<UnsavedLists>(new Map()), notSaved: signal(0) };
  const sessionState = follow(session.store);
  const importState = follow(imports.store);
  const host = computed<Host | undefined>(() => {
    const { value: current } = sessionState;
    if (current.at !== "open" || texts.value === undefined) return undefined;
    return {
      client: session.client,
      root,
      texts: texts.value,
      online,
      isPage,
      around,
      go,
      ...changes,
      given: given.value,
      ...current.place,
      caller: given.value.narrow?.(current.place.caller) ?? current.place.caller,
      addStyle: (css) => adoptStyle(root, css),
      announce: (sentence) => {
        spoken.value = sentence;
      },
    };
  });
  const listening = new AbortController();
  const { signal: until } = listening;
  return {
    session,
    imports,
    sessionState,
    importState,
    unfinished: computed(() => findUnfinished(importState.value)),
    route,
    texts,
    addTexts,
    spoken,
    isSummaryClosed: signal(false),
    host,
    isPage,
    around,
    given,
    go,
    signInName: isPage ? findSignInName() : undefined,
    speak: speech.speak,
    begin() {
      speech.begin();
      session.store.subscribe(speech.obey);
      if (isPage)
        addEventListener("popstate", () => (route.value = readRoute(location.hash)), { signal: until });
      listenToWindow(online, changes, until);
      void preload(route.peek(), language.peek());
      void session.begin(settings);
    },
    end: () => listening.abort(),
  };
}

/** The texts in the language of the moment, with those of the program around. */
function createSpeech(language: Signal<Language>, given: Signal<Given>) {
  const loaded = signal<Texts | undefined>(undefined);
  const change = computed(() => given.value.changeTexts);
  /** Whether the person has chosen a language, or the space has. */
  let isChosen = false;
  const load = (next: Language) => {
    language.value = next;
    void loadTexts([next]).then((texts) => (loaded.value = texts));
  };
  const speak = (next: Language) => {
    isChosen = true;
    load(next);
  };
  return {
    texts: computed(() => loaded.value && (change.value?.(loaded.value) ?? loaded.value)),
    begin: () => load(language.peek()),
    speak,
    obey(state: Session) {
      const wanted = state.at === "open" ? state.place.space.languageOverride : undefined;
      if (wanted !== undefined && !isChosen) speak(chooseLanguage([wanted, language.peek()]));
    },
  };
}

function listenToWindow(
  online: Signal<boolean>,
  { unsaved, unsavedValues }: Pick<Host, "unsaved" | "unsavedValues">,
  until: AbortSignal,
): void {
  const isUnsaved = () => unsaved.peek() + countUnsaved(unsavedValues.peek()) > 0;
  addEventListener("beforeunload", (event) => isUnsaved() && event.preventDefault(), { signal: until });
  addEventListener("online", () => (online.value = true), { signal: until });
  addEventListener("offline", () => (online.value = false), { signal: until });
}

/** What an import needs to know about the place. */
function readPlaceOf(
  { store }: Pick<SessionFlow, "store">,
  given: Signal<Given>,
): Pick<ImportPorts, "given" | "listKeys" | "findJobBefore"> {
  const find = () => (store.state.at === "open" ? store.state.place : undefined);
  return {
    given: () => given.peek(),
    listKeys({ config: { fields } }) {
      const own = find()?.importSession?.keyFields ?? [];
      if (own.length > 0) return own;
      const { keyFields } = given.peek();
      return keyFields.every((key) => fields.some((field) => field.key === key)) ? keyFields : [];
    },
    findJobBefore: () => find()?.space.settings?.filesMappedAfterJob,
  };
}

/** The code of the first screen comes while the session is opened. What does not come now is asked for again. */
const preload = ({ screen }: Route, language: Language) =>
  Promise.allSettled(
    screen === "records"
      ? [loadRecords(), import("./records/table-part.ts")]
      : [loadFile(), preloadTexts(language, "file")],
  );

function follow<State, Event>(store: Store<State, Event>): ReadonlySignal<State> {
  const followed = signal(store.state);
  store.subscribe((state) => {
    followed.value = state;
  });
  return followed;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The server of the page writes it there. */
const findSignInName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content || undefined;

const storageKey = "data-import";

/** The token of this tab: a reload keeps it, another tab does not get it. */
function recall(): Access | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null || !("token" in kept)) return undefined;
    return kept as Access;
  } catch {
    // The browser may forbid to keep anything.
    return undefined;
  }
}

/** Where the person goes after the end of the session: to the provider, or back to the page. */
async function leave(token: string): Promise<string> {
  keep(undefined);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch("sign-out", { method: "POST", headers });
    return (await response.json()).location;
  } catch {
    // Without a connection, the token is forgotten here, and expires at the service.
    return location.pathname;
  }
}

function keep(access: Access | undefined): void {
  try {
    if (access === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(access));
  } catch {
    // Then the token is in the memory of the page only.
  }
}
