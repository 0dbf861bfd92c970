import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createFolderBlobs,
  createId,
  createService,
  type NewId,
  type Service,
  type ServiceOptions,
  type Storage,
} from "@data-import/service";
import { findById } from "../../src/description.ts";
import { buildWorld, createExampleIds, type World } from "../../src/world/index.ts";
import { openDatabases } from "./service-databases.ts";

/** The world of the examples, built once. */
export interface BuiltWorld {
  readonly world: World;
  /** Opens a service on a copy of it. */
  copy(): Promise<WorldService>;
  close(): Promise<void>;
}

/** The same for all copies, because they contain an encrypted secret. */
const secretKeys = [Buffer.alloc(32, "key").toString("base64")];

/** A service; `close` deletes its data. */
export interface WorldService {
  readonly service: Service;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** The options of the services of a world. */
export interface WorldOptions extends Omit<ServiceOptions, "storage" | "blobs" | "ids"> {
  /** Wraps the storage of each service. */
  watch?(storage: Storage): Storage;
}

/**
 * Builds the world on SQLite, or with an address on that PostgreSQL server.
 * @param createIds gives each service its function for ids; the default creates random ids
 */
export async function openBuiltWorld(
  server: string | undefined,
  { watch = (storage) => storage, ...options }: WorldOptions,
  createIds: () => NewId = () => createId,
): Promise<BuiltWorld> {
  // There are hundreds of copies; in memory they do not wait for a disk.
  const parent = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  const folder = mkdtempSync(join(parent, "data-import-world-"));
  const databases = await openDatabases(folder, server);
  const open = async (name: string, ids: NewId = createIds()) => {
    const storage = watch(databases.open(name));
    const blobs = await createFolderBlobs({ folder: join(folder, name, "files") });
    return { storage, service: await createService({ secretKeys, ...options, storage, blobs, ids }) };
  };
  const expected = createExampleIds(createIds());
  const builder = await open("world", expected.newId);
  const world = await buildWorld(builder.service, expected);
  await builder.service.close();
  await giveExampleSecrets(databases.open("world"));

  let count = 0;
  return {
    world,
    async copy() {
      count += 1;
      const name = `copy${count}`;
      copyFolder(join(folder, "world"), join(folder, name));
      await databases.copy("world", name);
      const opened = await open(name);
      return {
        ...opened,
        async close() {
          await opened.service.close();
          await databases.remove(name);
          rmSync(join(folder, name), { recursive: true, force: true });
        },
      };
    },
    async close() {
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The reserve of SQLite is as large as everything else together, and nobody writes into it: copies share it. */
function copyFolder(from: string, to: string): void {
  const [reserve, copied] = [join(from, "reserve"), join(to, "reserve")];
  cpSync(from, to, { recursive: true, filter: (path) => path !== reserve });
  if (existsSync(reserve)) linkSync(reserve, copied);
}

/**
 * Sets the secret of a key and the tokens of links to those of the examples: the service creates random ones, and shows most
 * of them only once.
 */
async function giveExampleSecrets(storage: Storage): Promise<void> {
  const [, credentials] = findById("createAccessToken").requests;
  const { clientId = "", secret = "" } = (credentials?.value ?? {}) as { clientId?: string; secret?: string };
  const [present] = findById("refreshAccessToken").requests;
  const [own = "", shared = "", ofUser = ""] = findById("exchangeInvitation").requests.map(
    ({ value }) => (value as { token: string }).token,
  );
  await storage.transaction(async (db) => {
    await db
      .updateTable("tokens")
      .set({ hash: hashText(secret) })
      .where("id", "=", clientId)
      .execute();
    const key = await db
      .selectFrom("tokens")
      .selectAll()
      .where("id", "=", clientId)
      .executeTakeFirstOrThrow();
    const { sequence: _, ...columns } = key;
    // An access token of the key.
    await db
      .insertInto("tokens")
      .values({
        ...{ ...columns, id: "us_at_Qe7rT2yU", kind: "access", hash: hashText(String(present?.value)) },
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute();
    for (const [token, invited] of [
      [own, "us_g_%"],
      [ofUser, "us_usr_%"],
    ] as const) {
      await db
        .updateTable("invitations")
        .set({ hash: hashText(token) })
        .where("actor_id", "like", invited)
        .execute();
    }
    await db.updateTable("spaces").set({ link_token: shared }).execute();
  });
  await storage.close();
}

const hashText = (text: string) => createHash("sha256").update(text).digest("hex");
