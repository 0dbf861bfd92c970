import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox, type SandboxOptions } from "@data-import/agents";
import { createDatabase } from "@data-import/checks/database";
import {
  createFolderBlobs,
  createService,
  type FoundedAccount,
  openPostgres,
  openSqlite,
  type Service,
  type Storage,
  startServer,
} from "@data-import/service";
import { describe } from "vitest";

/** A service on a port that runs agents. */
export interface LiveService extends FoundedAccount {
  readonly service: Service;
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Sends a request as the administrator; returns `data` of the response. Throws if it is not a success. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  send(method: string, path: string, body?: unknown, token?: string): Promise<any>;
  /** Deploys an agent with a role in its environment; returns its id. */
  deploy(source: string, config?: object, role?: string): Promise<string>;
  /** Creates a sheet with the field `name`; returns its id. */
  createSheet(): Promise<string>;
  /** The runs of an agent, newest first. */
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  listRuns(agentId: string): Promise<any[]>;
  /** Uploads a text to a new space. */
  upload(text: string): Promise<{ readonly id: string; readonly spaceId: string }>;
  /** The same service for the administrator of another account. */
  found(name: string): Promise<LiveService>;
  close(): Promise<void>;
}

const address = process.env["DATABASE_URL"];

/** Runs the same tests on both engines. PostgreSQL needs `DATABASE_URL`. */
export function describeEngines(
  name: string,
  tests: (start: (options?: SandboxOptions) => Promise<LiveService>) => void,
): void {
  describe(`${name} on SQLite`, () => tests((options) => startService(undefined, options)));
  const missing = address === undefined ? ", skipped: DATABASE_URL does not name a server" : "";
  describe.skipIf(address === undefined)(`${name} on PostgreSQL${missing}`, () =>
    tests((options) => startService(address, options)),
  );
}

async function startService(server: string | undefined, options?: SandboxOptions): Promise<LiveService> {
  const folder = mkdtempSync(join(tmpdir(), "agents-"));
  const database = server === undefined ? undefined : await createDatabase(server);
  const storage: Storage =
    database === undefined ? openSqlite({ folder: ":memory:" }) : openPostgres({ url: database.url });
  const sandbox = createSandbox(options);
  const service = await createService({
    storage,
    agents: { sandbox },
    blobs: await createFolderBlobs({ folder }),
  });
  const running = await startServer(service);
  const found = async (name: string): Promise<LiveService> => {
    const account = await service.createAccount({ name, email: `${randomUUID()}@harbour.example` });
    return describeAccount({ service, url: running.url, sandbox, found, close }, account);
  };
  const close = async () => {
    await running.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return found("Harbour");
}

type Place = Pick<LiveService, "service" | "url" | "sandbox" | "found" | "close">;

function describeAccount(place: Place, account: FoundedAccount): LiveService {
  const request = async (path: string, init: RequestInit, token = account.token) => {
    // Records are inserted without the header, so that hooks run.
    const disabling = path.includes("/records") ? {} : { "x-disable-hooks": "true" };
    const headers = { authorization: `Bearer ${token}`, ...disabling, ...init.headers };
    const response = await fetch(`${place.url}${path}`, { ...init, headers });
    const result = await response.json();
    if (!response.ok) throw new Error(`${init.method} ${path}: ${response.status} ${JSON.stringify(result)}`);
    return result.data;
  };
  const send: LiveService["send"] = (method, path, body, token) =>
    request(
      path,
      {
        method,
        headers: { "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      token,
    );
  const environmentId = account.environments.development;
  const createSpace = () => send("POST", "/spaces", { name: "Spring", environmentId });
  return {
    ...place,
    ...account,
    send,
    async deploy(source, config = {}, role = "Editor") {
      const settings = { slug: randomUUID(), topics: ["commit:created"], compiler: "js", source, ...config };
      const agent = await send("POST", `/agents?environmentId=${environmentId}`, settings);
      const roles: { id: string; name: string }[] = await send("GET", "/roles");
      const roleId = roles.find(({ name }) => name === role)?.id;
      if (roleId) await send("POST", `/agents/${agent.id}/roles`, { roleId, resourceId: environmentId });
      return agent.id;
    },
    async createSheet() {
      const space = await createSpace();
      const sheets = [{ name: "Cups", slug: "cups", fields: [{ key: "name", type: "string" }] }];
      const workbook = await send("POST", "/workbooks", { name: "Goods", spaceId: space.id, sheets });
      return workbook.sheets[0].id;
    },
    listRuns: (agentId) => send("GET", `/agents/${agentId}/logs?environmentId=${environmentId}`),
    async upload(text) {
      const { id: spaceId } = await createSpace();
      const body = new FormData();
      body.set("spaceId", spaceId);
      body.set("environmentId", environmentId);
      body.set("file", new Blob([text]), "goods.csv");
      return { ...(await request("/files", { method: "POST", body })), spaceId };
    },
  };
}
