import { join } from "node:path";
import { runCommand } from "../../measure.ts";
import { measureCost, readCostOf } from "../setup/cost.ts";
import { fields, type Values, writeBatches } from "../setup/sheet.ts";
import { type Peer, startPeer } from "./start-peer.ts";

const types: Readonly<Record<string, string>> = { string: "text", number: "number", boolean: "bool" };
/** The most requests in one batch that the bench allows; the default of PocketBase is 50. */
const batch = 1000;

/** A running PocketBase with a collection for the measured records, and the token of its administrator. */
export interface PocketBase extends Peer {
  readonly headers: Readonly<Record<string, string>>;
  /** Inserts records in batches; gives the CPU time of its process, in milliseconds. */
  insert(records: number): Promise<number>;
  /** The id of a record. */
  findRecord(): Promise<string>;
}

export const collection = "/api/collections/measured";

export async function startPocketBase(program: string, folder: string): Promise<PocketBase> {
  const data = ["--dir", join(folder, "pocketbase")];
  const account = { identity: "keeper@harbour.example", password: "a long password" };
  runCommand(program, ["superuser", "upsert", account.identity, account.password, ...data], folder, 60_000);
  const peer = await startPeer(
    program,
    (port) => ["serve", `--http=127.0.0.1:${port}`, ...data],
    "/api/health",
  );
  const headers: Record<string, string> = { "content-type": "application/json" };
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${peer.port}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  const { token } = await call("POST", "/api/collections/_superusers/auth-with-password", account);
  headers["authorization"] = token;
  await call("PATCH", "/api/settings", { batch: { enabled: true, maxRequests: batch, timeout: 60 } });
  await call("POST", "/api/collections", {
    name: "measured",
    type: "base",
    fields: fields.map(({ key, type }) => ({ name: key, type: types[type] })),
  });
  const write = (values: Values) => ({
    method: "POST",
    url: `${collection}/records`,
    body: Object.fromEntries(values.map((value, index) => [`field${index}`, value])),
  });
  return {
    ...peer,
    headers,
    async insert(records) {
      const { cpu } = await measureCost(
        () => readCostOf(peer.pid),
        async () => {
          for (const rows of writeBatches(0, records, batch)) {
            await call("POST", "/api/batch", { requests: rows.map(write) });
          }
        },
      );
      return cpu;
    },
    findRecord: async () => (await call("GET", `${collection}/records?perPage=1`)).items[0].id,
  };
}
