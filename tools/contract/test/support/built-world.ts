import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Blobs,
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
import { lend } from "./lend.ts";
import { type DatabaseCopy, openDatabases } from "./service-databases.ts";

/** The world of the examples, built once. */
export interface BuiltWorld {
  readonly world: World;
  /**
   * Opens a service on a copy of it.
   * @param look reads the copy before the service starts
   * @param limits of this service alone
   */
  copy(look?: (storage: Storage) => Promise<void>, limits?: ServiceOptions["limits"]): Promise<WorldService>;
  /** The table with the version of the data in each copy, which every write changes. */
  readonly counter: string;
  close(): Promise<void>;
}

/** The same for all copies, because they contain an encrypted secret. */
const secretKeys = [Buffer.alloc(32, "key").toString("base64")];

/** A service; after `close`, another one gets its copy with the data of the world again. */
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
  const originals = join(folder, "files");
  const expected = createExampleIds(createIds());
  const builder = await createService({
    secretKeys,
    ...options,
    ids: expected.newId,
    storage: watch(databases.open("world")),
    blobs: await createFolderBlobs({ folder: originals }),
  });
  const world = await buildWorld(builder, expected);
  await builder.close();
  await giveExampleSecrets(databases.open("world"));

  const counter = await databases.countChanges();
  const made: Copy[] = [];
  const free: Copy[] = [];
  const makeCopy = async (): Promise<Copy> => {
    const database = await databases.copy("world", `copy${made.length}`);
    const files = join(folder, `files${made.length}`);
    cpSync(originals, files, { recursive: true });
    const blobs = await createFolderBlobs({ folder: files });
    const copy = { database, files, blobs };
    made.push(copy);
    return copy;
  };
  return {
    world,
    counter,
    async copy(look, limits = options.limits) {
      const used = free.pop();
      await used?.database.restore();
      const copy = used ?? (await makeCopy());
      const { storage, blobs, hasChangedBlobs } = lend(watch(copy.database.storage), copy.blobs);
      await look?.(storage);
      const service = await createService({
        secretKeys,
        ...options,
        storage,
        blobs,
        ids: createIds(),
        ...(limits !== undefined && { limits }),
      });
      return {
        service,
        storage,
        async close() {
          await service.close();
          if (hasChangedBlobs()) {
            rmSync(copy.files, { recursive: true });
            cpSync(originals, copy.files, { recursive: true });
          }
          free.push(copy);
        },
      };
    },
    async close() {
      for (const { database } of made) await database.close();
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy stays open: opening it again, and preparing all statements again, takes several times as long as a check. */
interface Copy {
  readonly database: DatabaseCopy;
  readonly files: string;
  readonly blobs: Blobs;
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
        ...columns,
        id: "us_at_Qe7rT2yU",
        kind: "access",
        hash: hashText(String(present?.value)),
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
    // The first space is the one of the examples; an import session has another one.
    const { id } = await db.selectFrom("spaces").select("id").orderBy("sequence").executeTakeFirstOrThrow();
    await db.updateTable("spaces").set({ link_token: shared }).where("id", "=", id).execute();
  });
  await storage.close();
}

const hashText = (text: string) => createHash("sha256").update(text).digest("hex");
