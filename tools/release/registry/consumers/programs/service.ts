import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderBlobs, createService, openSqlite, startServer } from "@data-import/service";

const folder = mkdtempSync(join(tmpdir(), "data-import-consumer-"));
const service = await createService({
  storage: openSqlite({ folder: ":memory:" }),
  blobs: await createFolderBlobs({ folder }),
});
const { token } = await service.createAccount({ name: "Consumer", email: "consumer@example.org" });
const server = await startServer(service);

assert.equal((await fetch(`${server.url}/environments`)).status, 401);
const headers = { Authorization: `Bearer ${token}` };
const response = await fetch(`${server.url}/environments`, { headers });
assert.equal(response.status, 200);
console.log(await response.text());
await server.stop();
rmSync(folder, { recursive: true, force: true });
