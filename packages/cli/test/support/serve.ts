/**
 * A service in a process of its own, for tests that kill it: `serve.ts <folder> <port> <ahead>`. Its clock is so many
 * milliseconds ahead, so that the claims of the process before it have ended.
 */
import { join } from "node:path";
import {
  createFolderBlobs,
  createService,
  openPostgres,
  openSqlite,
  startServer,
} from "@data-import/service";

const [folder = "", port = "0", ahead = "0"] = process.argv.slice(2);
const url = process.env["DATABASE_URL"];
const storage = url === undefined ? openSqlite({ folder }) : openPostgres({ url });
const service = await createService({
  storage,
  blobs: await createFolderBlobs({ folder: join(folder, "blobs") }),
  clock: () => new Date(Date.now() + Number(ahead)),
});
const isFirst = ahead === "0";
const account = isFirst
  ? await service.createAccount({ name: "Harbour Goods", email: "keeper@harbour.example" })
  : undefined;
const server = await startServer(service, { port: Number(port) });
console.log(JSON.stringify({ url: server.url, port: server.port, token: account?.token }));
