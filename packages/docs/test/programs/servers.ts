import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@data-import/agents";
import { createMock } from "@data-import/mock";
import { createFolderBlobs, createService, openSqlite, startServer } from "@data-import/service";
import { shownToken } from "../../site/samples/sample-call.ts";

/** The response to one request of a program. */
export interface SeenResponse {
  readonly status: number;
  /** Absent if no operation was found. */
  readonly operationId?: string | undefined;
  /** Why the mock rejected the request; empty if it accepted it. */
  readonly refusals: readonly string[];
}

/** A server on a port, for one program at a time. */
export interface ProgramServer {
  readonly name: "mock" | "service";
  readonly url: string;
  readonly token: string;
  /** The responses since the last call of this method. */
  takeResponses(): readonly SeenResponse[];
  close(): Promise<void>;
}

/** The servers of programs that are run one after the other. */
export interface ProgramServers {
  /** The server for the next program, which has this code. */
  next(code: string): Promise<ProgramServer>;
  close(): Promise<void>;
}

/** The account of each service that programs call; the guides show how to start a service with it. */
const account = { name: "Harbor Goods", email: "nora.lindqvist@harbor-goods.example" };
const password = "correct horse battery staple";

/** One mock for all programs: it keeps no state. */
export async function shareMock(): Promise<ProgramServers> {
  const responses: SeenResponse[] = [];
  const mock = createMock({
    onResponse({ status, operationId, violations }) {
      responses.push({ status, operationId, refusals: violations.map(({ message }) => message) });
    },
  });
  const { url, close } = await mock.listen();
  const takeResponses = () => responses.splice(0);
  return { next: async () => ({ name: "mock", url, token: shownToken, takeResponses, close }), close };
}

/** A new service for each program, with an account and nothing else in it. */
export function startServices(): ProgramServers {
  let last: ProgramServer | undefined;
  const close = async () => last?.close();
  return {
    async next(code) {
      await close();
      last = await startService(code);
      return last;
    },
    close,
  };
}

/** The database of a service in its data folder. */
const fileName = "data-import.sqlite";
let migrated: Promise<Uint8Array> | undefined;

/** A database with all steps of the schema. To copy it takes a small part of the time of the steps. */
async function readMigrated(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-samples-"));
  const storage = openSqlite({ folder });
  await storage.migrate();
  await storage.close();
  const bytes = await readFile(join(folder, fileName));
  await rm(folder, { recursive: true });
  return bytes;
}

async function startService(code: string): Promise<ProgramServer> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-samples-"));
  migrated ??= readMigrated();
  await writeFile(join(folder, fileName), await migrated);
  const responses: SeenResponse[] = [];
  const service = await createService({
    storage: openSqlite({ folder }),
    blobs: await createFolderBlobs({ folder: join(folder, "blobs") }),
    onResponse: ({ status, operationId }) => responses.push({ status, operationId, refusals: [] }),
    agents: { sandbox: createSandbox() },
  });
  // A password takes as much processor time as the rest of the service, and most programs only need the token.
  const { token } = await service.createAccount(code.includes(password) ? { ...account, password } : account);
  const { url, stop } = await startServer(service);
  return {
    name: "service",
    url,
    token,
    takeResponses: () => responses.splice(0),
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
