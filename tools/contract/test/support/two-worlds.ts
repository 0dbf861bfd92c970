import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderBlobs, createId, createService, type Service, type Storage } from "@data-import/service";
import { findById } from "../../src/description.ts";
import { buildWorld, createExampleIds, type World, type WorldService } from "../../src/world/index.ts";
import { digestChanges } from "./digest-tables.ts";
import { openDatabases } from "./service-databases.ts";
import { bodyLimit } from "./service-target.ts";

/** One service with the world of the examples twice, in two accounts; the second one has other ids. */
export interface TwoWorlds {
  readonly service: Service;
  readonly storage: Storage;
  readonly first: World;
  readonly second: World;
  /** The world of an id from the examples. */
  findWorld(id: string): "first" | "second" | undefined;
  /** The id of the same resource in the second world; the id itself if it is not from the first world. */
  toSecond(id: string): string;
  /** Digests of the rows of each table, or only of the rows of one account. */
  digest(accountId?: string): Promise<Record<string, string>>;
  /** Moves the clock of the service ahead of the real time. */
  setAhead(milliseconds: number): void;
  close(): Promise<void>;
}

/** The account of the first world. */
export const accountId: string = readId(findById("getCurrentAccount").successes[0]?.value);

function readId(body: unknown): string {
  return (body as { data: { id: string } }).data.id;
}

/** Finds ids in a text. */
export const anyId: RegExp = /\bus_[a-z]+_\w+/g;

/** Builds both worlds on SQLite, or with an address on that PostgreSQL server. */
export async function openTwoWorlds(server?: string): Promise<TwoWorlds> {
  const folder = mkdtempSync(join(tmpdir(), "data-import-two-worlds-"));
  const databases = await openDatabases(folder, server);
  const storage = databases.open("world");
  const expected = createExampleIds(createId);
  let ahead = 0;
  const service = await createService({
    storage,
    blobs: await createFolderBlobs({ folder: join(folder, "files") }),
    ids: expected.newId,
    clock: () => new Date(Date.now() + ahead),
    limits: { bodyBytes: bodyLimit },
  });

  const firstIds = new Set<string>();
  const expectFirst = (...ids: readonly string[]): void => {
    for (const id of ids) firstIds.add(id);
    expected.expect(...ids);
  };
  const first = await buildWorld(service, { ...expected, expect: expectFirst });
  const toSecond = (id: string): string => (firstIds.has(id) ? `${id}Second` : id);
  const expectSecond = (...ids: readonly string[]): void => expected.expect(...ids.map(toSecond));
  const secondIds = new Set(Array.from(firstIds, toSecond));
  const second = await buildWorld(translate(service, toSecond), { ...expected, expect: expectSecond });

  const counter = await databases.countChanges();
  return {
    service,
    storage,
    first,
    second,
    toSecond,
    digest: (account) => digestChanges(storage, counter, account),
    findWorld(id) {
      if (firstIds.has(id)) return "first";
      return secondIds.has(id) ? "second" : undefined;
    },
    setAhead(milliseconds) {
      ahead = milliseconds;
    },
    async close() {
      await service.close();
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The service for a caller whose resources have other ids than the examples. */
function translate(service: Service, toSecond: (id: string) => string): WorldService {
  // The mail addresses of users belong to one account each.
  const read = (text: string): string =>
    text.replaceAll(anyId, toSecond).replaceAll("@harbor-goods.example", "@second.example");
  const readBody = (body: BodyInit): BodyInit => {
    if (typeof body === "string") return read(body);
    if (!(body instanceof FormData)) return body;
    const form = new FormData();
    for (const [name, value] of body) form.append(name, typeof value === "string" ? read(value) : value);
    return form;
  };
  return {
    createAccount: ({ name, password }) =>
      service.createAccount({ name, password, email: "second@harbor-goods.example" }),
    fetch: (input, init) =>
      service.fetch(read(input), { ...init, ...(init.body && { body: readBody(init.body) }) }),
  };
}
