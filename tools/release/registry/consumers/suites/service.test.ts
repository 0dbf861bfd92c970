import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderBlobs, createService, openSqlite } from "@data-import/service";
import { expect, test } from "vitest";

test("stores data, in this process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "data-import-consumer-"));
  const service = await createService({
    storage: openSqlite({ folder: ":memory:" }),
    blobs: await createFolderBlobs({ folder }),
  });
  const { token, environments } = await service.createAccount({ name: "Suite", email: "suite@example.org" });
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Spring", environmentId: environments.development });
  const created = await service.fetch("http://service.localhost/v1/spaces", {
    method: "POST",
    headers,
    body,
  });
  expect(created.status).toBe(200);
  const { data } = (await created.json()) as { data: { id: string } };
  const read = await service.fetch(`http://service.localhost/v1/spaces/${data.id}`, { headers });
  expect(await read.json()).toMatchObject({ data: { name: "Spring" } });
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
