/**
 * A service in a process of its own, for tests that end it without warning: `crashing-service.ts <folder> <ahead>`. Its
 * clock is so many milliseconds ahead, so that the claims of its predecessors have ended.
 */
import { join } from "node:path";
import { createFolderBlobs, createService, openPostgres, openSqlite, startServer } from "../../src/index.ts";

const [folder = "", ahead = "0"] = process.argv.slice(2);
const url = process.env["DATABASE_URL"];
const storage = url === undefined ? openSqlite({ folder }) : openPostgres({ url });
const service = await createService({
  storage,
  blobs: await createFolderBlobs({ folder: join(folder, "blobs") }),
  clock: () => new Date(Date.now() + Number(ahead)),
  onAnswer: ({ error }) => error !== undefined && console.error(error),
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
