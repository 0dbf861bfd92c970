import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@data-import/checks/database";
import { type Client, createClient } from "@data-import/client";
import { createPageHandler, pagePath } from "@data-import/importer/page";
import {
  createFolderBlobs,
  createService,
  type Mail,
  openPostgres,
  openSqlite,
  type Storage,
  startServer,
} from "@data-import/service";
import type { EnvironmentId, Property, SheetId, SpaceId } from "@data-import/types";

/** A service that serves the page, on a port of this machine, with its data in memory. */
export interface OpenService {
  /** The address of the page; it ends with `/import/`. */
  readonly page: string;
  /** Calls as the administrator. */
  readonly api: Client;
  readonly environmentId: EnvironmentId;
  /** The mails that the service sent. */
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

/**
 * Starts a service as its command does, with a mailer that keeps the mails: on SQLite, or with two nodes on a server of
 * PostgreSQL. Connections take turns between the nodes.
 */
export async function openService(database?: string): Promise<OpenService> {
  const folder = mkdtempSync(join(tmpdir(), "data-import-page-"));
  const mails: Mail[] = [];
  const made = database === undefined ? undefined : await createDatabase(database);
  const open = (): Storage =>
    made === undefined ? openSqlite({ folder: ":memory:" }) : openPostgres({ url: made.url, connections: 4 });
  const blobs = await createFolderBlobs({ folder });
  // The address of the page belongs to links, so it is known before the nodes.
  const ports: number[] = [];
  const { proxy, origin } = await takeTurns(ports);
  const page = `${origin}${pagePath}`;
  const startNode = async (storage: Storage) => {
    const service = await createService({
      storage,
      blobs,
      guestPage: page,
      mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    });
    const { listFrameOrigins } = service;
    const server = await startServer(service, { port: 0, others: createPageHandler({ listFrameOrigins }) });
    ports.push(Number(new URL(server.url).port));
    return { service, server };
  };
  const first = await startNode(open());
  const nodes = made === undefined ? [first] : [first, await startNode(open())];
  const { token } = await first.service.createAccount({
    name: "Nordlicht",
    email: "ada@nordlicht.example",
    password: "correct horse battery staple",
  });
  const api = createClient({ baseUrl: `${origin}/v1`, token });
  const { data: environments } = await api.environments.list();
  const environment = environments.find(({ isProd }) => !isProd);
  if (environment === undefined) throw new Error("The account has no environment.");
  return {
    page,
    api,
    mails,
    environmentId: environment.id,
    async close() {
      await Promise.all(nodes.map(({ server }) => server.stop()));
      proxy.close();
      await made?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Listens on a port of this machine. Each connection goes to the next one of some other ports. */
async function takeTurns(
  ports: readonly number[],
): Promise<{ readonly proxy: Server; readonly origin: string }> {
  let turn = 0;
  const proxy = createServer((socket) => {
    const node = connect({ port: ports[turn++ % ports.length] ?? 0, host: "127.0.0.1" });
    for (const [from, to] of [
      [socket, node],
      [node, socket],
    ] as const) {
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return { proxy, origin: `http://127.0.0.1:${address.port}` };
}

/** A space with a sheet of customers, and the links that lead to it. */
export interface Customers {
  readonly spaceId: SpaceId;
  readonly sheetId: SheetId;
  /** The link of one guest, from the mail that the guest got. */
  readonly ownLink: string;
  /** The link that all guests share. */
  readonly sharedLink: string;
}

/** Makes the space, and invites a guest by mail. */
export async function makeCustomers({ api, environmentId, mails }: OpenService): Promise<Customers> {
  const space = await api.spaces.create({
    name: "Kunden von Nordlicht",
    environmentId,
    guestAuthentication: ["shared_link", "magic_link"],
  });
  const workbook = await api.workbooks.create({
    name: "Customers",
    spaceId: space.id,
    environmentId,
    sheets: [{ name: "Customers", slug: "customers", fields: [...fields] }],
  });
  const [sheet] = await api.sheets.list({ workbookId: workbook.id });
  const [guest] = await api.guests.create([
    { environmentId, email: "ines@harbour.example", name: "Ines Harbour", spaces: [{ id: space.id }] },
  ]);
  if (guest === undefined || sheet === undefined) throw new Error("The space is not complete.");
  const before = mails.length;
  await api.guests.invite([{ guestId: guest.id, spaceId: space.id, fromName: "Ada" }]);
  const [ownLink = ""] = mails[before]?.text.match(/http\S+/) ?? [];
  const { guestLink = "" } = await api.spaces.get(space.id);
  return { spaceId: space.id, sheetId: sheet.id, ownLink, sharedLink: guestLink };
}

const options = (...labels: readonly string[]) => ({
  options: labels.map((label) => ({ value: label.toLowerCase(), label })),
});

const fields: readonly Property[] = [
  {
    key: "number",
    type: "string",
    label: "Customer number",
    constraints: [{ type: "required" }, { type: "unique" }],
  },
  { key: "company", type: "string", label: "Company", constraints: [{ type: "required" }] },
  { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
  { key: "birthday", type: "date", label: "Date of birth" },
  { key: "balance", type: "number", label: "Balance" },
  { key: "status", type: "enum", label: "Status", config: options("Lead", "Customer", "Former") },
];
