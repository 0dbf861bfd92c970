/**
 * A service in a separate process, for tests that kill it: `crashing-service.ts <folder> <ahead> <speed> <since> <hurry>`.
 * Its clock is so many milliseconds ahead, so that the claims of its predecessors have ended, and runs so many times faster
 * since a time, in milliseconds. What it does at intervals, such as a sweep, it does `hurry` times as often.
 */
import { join } from "node:path";
import { createFolderBlobs, createService, openPostgres, openSqlite, startServer } from "../../src/index.ts";

const [folder = "", ahead = "0", speed = "1", since = "0", hurry = "1"] = process.argv.slice(2);
const { setInterval: setUsual } = globalThis;
globalThis.setInterval = ((work: () => void, milliseconds: number) =>
  setUsual(work, milliseconds / Number(hurry))) as typeof setInterval;
const url = process.env["DATABASE_URL"];
const storage = url === undefined ? openSqlite({ folder }) : openPostgres({ url });
const service = await createService({
  storage,
  blobs: await createFolderBlobs({ folder: join(folder, "blobs") }),
  clock: () => new Date(Number(since) + (Date.now() - Number(since)) * Number(speed) + Number(ahead)),
  allowsPrivateWebhooks: true,
  // The processes of a test follow each other, so all of them need the same.
  secretKeys: [Buffer.alloc(32, "k").toString("base64")],
  onResponse: ({ error }) => error !== undefined && console.error(error),
  onJobFailure: (_, error) => console.error(error),
});
const isFirst = (await storage.db.selectFrom("accounts").select("id").executeTakeFirst()) === undefined;
const account = isFirst
  ? await service.createAccount({ name: "Harbour Goods", email: "keeper@harbour.example" })
  : undefined;
const server = await startServer(service);
process.once("SIGTERM", () => server.stop());
console.log(
  `The service listens at ${server.url} with ${account?.token ?? "the token of its first start"}. ready`,
);
