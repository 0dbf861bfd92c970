import { isApiError } from "@data-import/client";
import { createCanvasAreas } from "@data-import/client/resources/canvas-areas";
import {
  asId,
  type ExchangedInvitation,
  type RecordCounts,
  type Sheet,
  type Space,
  type SpaceId,
} from "@data-import/types";
import type { Api } from "../api/api.ts";
import { EndedError, type Failure, readFailure } from "./failure.ts";
import { newSession, type Place, reduceSession, type Session, type SessionEvent } from "./session.ts";
import { createStore, type Store } from "./store.ts";

/** A token, and the space it is for if it is that of a guest. */
export interface Access {
  readonly token: string;
  readonly spaceId?: string | undefined;
  /** The import session that the token is for. */
  readonly importSessionId?: string | undefined;
  /** Whether the person signed in at a provider, and can sign out. */
  readonly isSignedIn?: boolean | undefined;
}

/** Gives a token. `isRejected` says that the service does not take the one before any more. */
export type TokenFunction = (isRejected: boolean) => Promise<string>;

/** Where a session keeps its token, and how it calls. */
export interface SessionPorts {
  /** Makes a client; with null, it calls without a token. */
  connect(token: TokenFunction | null): Api;
  /** The token of this tab, if it has one. */
  recall(): Access | undefined;
  /** Keeps the token for this tab, or forgets it. */
  keep(access: Access | undefined): void;
  /** Forgets a token, and ends its session at the service; resolves to the address where the person goes then. */
  leave(token: string): Promise<string>;
}

/** What the page knows about the session before it begins. */
export interface SessionStart {
  /** What followed the `#` in the link; undefined without one. */
  readonly invitation?: string | undefined;
  /** The token of an import session, which the link has in place of an invitation. */
  readonly importSession?: { readonly id: string; readonly token: string } | undefined;
  /** Gives tokens on a page of somebody else. Then nothing is kept. */
  readonly token?: (() => Promise<string>) | undefined;
  /** The import session that these tokens are for. */
  readonly importSessionId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly sheetId?: string | undefined;
}

/** A session, and what a person can do with it. */
export interface SessionFlow {
  readonly store: Store<Session, SessionEvent>;
  /** Calls with the token of the session. */
  readonly client: Api;
  begin(start: SessionStart): Promise<void>;
  introduce(person: { readonly name: string; readonly email: string }): Promise<void>;
  openSpace(spaceId: string): Promise<void>;
  /** Whether the person signed in at a provider, and can sign out. */
  canSignOut(): boolean;
  /** Forgets the person here and at the service; resolves to the address to go to, where the provider does so, too. */
  signOut(): Promise<string>;
  /**
   * Ends the import session: what the sheet has is handed over, with these counts. Rejects if the service does not let it
   * end.
   */
  finish(counts?: RecordCounts): Promise<void>;
  /** Reads the sheets again, for example after somebody else made one. */
  refresh(): Promise<void>;
}

/** Makes the flow of a session; it calls the service only when it begins. */
export function createSessionFlow(ports: SessionPorts): SessionFlow {
  const store = createStore<Session, SessionEvent>(reduceSession, newSession);
  let access: Access | undefined;
  let start: SessionStart = {};
  let renewing: Promise<string> | undefined;
  const anonymous = ports.connect(null);

  /** After a 401, a link of one person gives another token without a word. */
  async function provideToken(isRejected: boolean): Promise<string> {
    if (start.token !== undefined) return start.token();
    if (access !== undefined && !isRejected) return access.token;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function renew(): Promise<string> {
    if (start.invitation !== undefined) {
      const renewed = await anonymous.guests.exchangeInvitation({ token: start.invitation }).result();
      if (renewed.ok) return remember(readAccess(renewed.data)).token;
    }
    store.send({ type: access?.importSessionId === undefined ? "ended" : "closed" });
    ports.keep(undefined);
    throw new EndedError("The session has ended.");
  }
  const client = ports.connect(provideToken);

  function remember(next: Access): Access {
    access = next;
    ports.keep(next);
    return next;
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      store.send({ type: "failed", failure: readRefusal(error, start) });
    }
  }

  const openPlace = async () => store.send(await findPlace(client, start, access));

  async function exchange(invitation: string, person?: { name: string; email: string }): Promise<void> {
    const signedIn = await anonymous.guests.exchangeInvitation({ token: invitation, ...person }).result();
    if (signedIn.ok) {
      const { isSignedIn } = remember(readAccess(signedIn.data));
      // What brought the person here works once.
      if (isSignedIn) start = { ...start, invitation: undefined };
      await openPlace();
    } else if (person === undefined && asksWho(signedIn.error)) {
      store.send({ type: "asked-who", invitation });
    } else throw signedIn.error;
  }

  return {
    store,
    client,
    begin: (given) =>
      attempt(async () => {
        start = given;
        if (given.token !== undefined) return openPlace();
        if (given.invitation !== undefined) return exchange(given.invitation);
        if (given.importSession !== undefined) {
          remember({ token: given.importSession.token, importSessionId: given.importSession.id });
          return openPlace();
        }
        access = ports.recall();
        if (access === undefined) return store.send({ type: "no-link" });
        return openPlace();
      }),
    introduce: (person) =>
      attempt(async () => {
        const { state } = store;
        if (state.at !== "introducing") return;
        store.send({ type: "introduced" });
        await exchange(state.invitation, person);
        // The link alone gives no other token, so it is not kept.
        start = { ...start, invitation: undefined };
      }),
    openSpace: (spaceId) =>
      attempt(async () => {
        start = { ...start, spaceId };
        if (access !== undefined) ports.keep({ ...access, spaceId });
        await openPlace();
      }),
    canSignOut: () => access?.isSignedIn === true,
    signOut: () => ports.leave(access?.token ?? ""),
    async finish(counts) {
      const { state } = store;
      if (state.at !== "open" || state.place.importSession === undefined) return;
      await client.jobs.complete(asId("job", state.place.importSession.id), {});
      store.send({ type: "finished", counts });
      ports.keep(undefined);
    },
    refresh: () => attempt(openPlace),
  };
}

/** Of users, only those of a provider have a token that expires. */
function readAccess({ token, spaceId, userId, expiresAt }: ExchangedInvitation): Access {
  return { token, spaceId, isSignedIn: userId !== undefined && expiresAt !== undefined };
}

/** Why nothing was opened. On a page of somebody else, nobody has a link to open once more: the page is told. */
function readRefusal(error: unknown, { token }: SessionStart): Failure {
  const failure = readFailure(error);
  return failure.kind === "ended" && token !== undefined ? { ...failure, kind: "other" } : failure;
}

/** Whether the service refused a link only because it does not know who follows it. */
function asksWho(error: unknown): boolean {
  if (!isApiError(error, 400)) return false;
  return error.issues.some(
    ({ key, code }) => code === "value_missing" && (key === "email" || key === "name"),
  );
}

async function readPlace(client: Api, id: string): Promise<Place> {
  const spaceId = asId("space", id);
  const [caller, space, sheets, areas] = await Promise.all([
    client.auth.getCurrentActor({ spaceId }),
    client.spaces.get(spaceId),
    readSheets(client, spaceId),
    // A person who may not read them has the sheets.
    client.more(createCanvasAreas).list({ spaceId, pageSize: 1_000 }).result(),
  ]);
  return { caller, space, sheets: sortSheets(space, sheets), areas: areas.ok ? areas.data.data : [] };
}

/** The place that a token is for. Without a space, a person who may open several chooses one. */
async function findPlace(
  client: Api,
  { importSessionId, spaceId, sheetId }: SessionStart,
  access: Access | undefined,
): Promise<SessionEvent> {
  const sessionId = access?.importSessionId ?? importSessionId;
  if (sessionId !== undefined) {
    const place = await readPlaceOfSession(client, sessionId);
    return place === undefined ? { type: "closed" } : { type: "opened", place };
  }
  if (sheetId !== undefined) return { type: "opened", place: await readPlaceOfSheet(client, sheetId) };
  const known = spaceId ?? access?.spaceId;
  if (known !== undefined) return { type: "opened", place: await readPlace(client, known) };
  const { data: spaces } = await client.spaces.list({ pageSize: 100 });
  const [only, ...others] = spaces;
  if (only === undefined || others.length > 0) return { type: "found-spaces", spaces };
  return { type: "opened", place: await readPlace(client, only.id) };
}

/** The place of an import session; undefined if it has ended. A session is a job, whose settings say what it is for. */
async function readPlaceOfSession(client: Api, id: string): Promise<Place | undefined> {
  const { status, config } = await client.jobs.get(asId("job", id));
  if (status !== "executing") return undefined;
  const { sheetId, keyFields = [], completedUrl } = config as unknown as SessionConfig;
  const place = await readPlaceOfSheet(client, sheetId);
  return { ...place, importSession: { id, keyFields, completedUrl } };
}

interface SessionConfig {
  readonly sheetId: string;
  readonly keyFields?: readonly string[];
  readonly completedUrl?: string;
}

async function readPlaceOfSheet(client: Api, id: string): Promise<Place> {
  const sheet = await client.sheets.get(asId("sheet", id));
  const { spaceId } = await client.workbooks.get(sheet.workbookId);
  const [caller, space] = await Promise.all([
    client.auth.getCurrentActor({ spaceId }),
    client.spaces.get(spaceId),
  ]);
  return { caller, space, sheets: [sheet], areas: [] };
}

/** The sheets that people fill. A workbook that the service made of a file is none of theirs. */
async function readSheets(client: Api, spaceId: SpaceId): Promise<readonly Sheet[]> {
  const workbooks = await client.workbooks.list({ spaceId, includeSheets: false });
  const filled = workbooks.filter(({ labels }) => !labels?.includes("file"));
  const lists = await Promise.all(filled.map(({ id }) => client.sheets.list({ workbookId: id })));
  return lists.flat();
}

/** In the order that the space wants for its workbooks; the primary one is the first of the others. */
export function sortSheets(
  { primaryWorkbookId, settings }: Space,
  sheets: readonly Sheet[],
): readonly Sheet[] {
  const order: readonly unknown[] = [
    ...(settings?.sidebarConfig?.workbookSidebarOrder ?? []),
    primaryWorkbookId,
  ];
  const place = ({ workbookId }: Sheet) => {
    const found = order.indexOf(workbookId);
    return found < 0 ? order.length : found;
  };
  return sheets.toSorted((one, other) => place(one) - place(other));
}
