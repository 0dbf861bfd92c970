import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@data-import/client";
import { createFolderBlobs, createService, openSqlite } from "@data-import/service";
import type { EnvironmentId, SheetId } from "@data-import/types";

/** A service with a sheet of contacts, in this process. */
export interface LiveWorld {
  readonly api: Client;
  readonly sheetId: SheetId;
  readonly environmentId: EnvironmentId;
  readonly token: string;
  /** How commands reach the service. */
  readonly env: Record<string, string>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** An empty folder. */
  readonly folder: string;
  close(): Promise<void>;
}

const baseUrl = "http://service.test/v1";

/** Starts a service with two contacts, one of which has an error. */
export async function createLiveWorld(): Promise<LiveWorld> {
  const folder = mkdtempSync(join(tmpdir(), "cli-"));
  const blobs = await createFolderBlobs({ folder: join(folder, "blobs") });
  // A run logs the code of the agent. It fails if the code has the word "fail".
  const sandbox = {
    run: async ({ source }: { readonly source: string }) => ({
      success: !source.includes("fail"),
      log: source,
      measurements: {},
    }),
    close: async () => {},
  };
  const service = await createService({
    storage: openSqlite({ folder: ":memory:" }),
    blobs,
    agents: { sandbox },
    guestPage: "http://service.test/import/",
  });
  service.runAgents(baseUrl);
  const account = await service.createAccount({ name: "Harbour", email: "kim@harbour.example" });
  const environmentId = account.environments.development as EnvironmentId;
  const fetch = async (request: Request) => service.fetch(request);
  const { token } = account;
  const api = createClient({ baseUrl, token, fetch });
  const space = await api.spaces.create({ name: "Spring", environmentId });
  const contacts = {
    name: "Contacts",
    slug: "contacts",
    fields: [
      { key: "name", type: "string" as const, label: "Name" },
      {
        key: "email",
        type: "string" as const,
        label: "E-mail",
        constraints: [{ type: "required" as const }],
      },
      { key: "visits", type: "number" as const, label: "Visits" },
    ],
  };
  const workbook = await api.workbooks.create({ name: "People", spaceId: space.id, sheets: [contacts] });
  const sheetId = workbook.sheets?.[0]?.id;
  if (!sheetId) throw new Error("The workbook has no sheet.");
  await api.records.insertAll(sheetId, [
    { name: "Ada", email: "ada@harbour.example", visits: 3 },
    { name: "Grace", email: null, visits: "many" },
  ]);
  return {
    api,
    sheetId,
    environmentId,
    token,
    folder,
    fetch,
    env: { DATA_IMPORT_URL: baseUrl, DATA_IMPORT_TOKEN: token },
    async close() {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
