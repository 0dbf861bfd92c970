import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@data-import/client";
import { createFolderBlobs, createService, openSqlite } from "@data-import/service";
import type { EnvironmentId, Event, SheetId, SpaceId, WorkbookId } from "@data-import/types";
import { defineSheet } from "../../src/index.ts";

/** The sheet of the tests. */
export const products = defineSheet({
  name: "Products",
  slug: "products",
  fields: [
    { key: "sku", type: "string" },
    { key: "price", type: "number" },
    { key: "sold", type: "boolean" },
    { key: "colour", type: "enum", config: { options: [{ value: "red" }, { value: "blue" }] } },
    { key: "tags", type: "string-list" },
  ],
});

/** A service with one workbook. */
export interface World {
  readonly api: Client;
  readonly environmentId: EnvironmentId;
  readonly spaceId: SpaceId;
  readonly workbookId: WorkbookId;
  readonly sheetId: SheetId;
  /** The events that were recorded since the last call, oldest first. */
  takeEvents(): Promise<readonly Event[]>;
  close(): Promise<void>;
}

/** Starts a service in memory. */
export async function createWorld({ trackChanges = false } = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "listener-"));
  const storage = openSqlite({ folder: ":memory:" });
  const service = await createService({ storage, blobs: await createFolderBlobs({ folder }) });
  const { token } = await service.createAccount({ name: "Harbor Goods", email: "ines@harbor-goods.example" });
  const api = createClient({ baseUrl: "http://service.example/v1", token, fetch: service.fetch });
  const environmentId = (await api.environments.list()).data[0]?.id as EnvironmentId;
  const { id: spaceId } = await api.spaces.create({ name: "Spring products", environmentId });
  const workbook = await api.workbooks.create({
    name: "Catalogue",
    spaceId,
    sheets: [products],
    settings: { trackChanges },
  });
  let after = "start";
  const world: World = {
    api,
    environmentId,
    spaceId,
    workbookId: workbook.id,
    sheetId: workbook.sheets?.[0]?.id as SheetId,
    async takeEvents() {
      const page = await api.events.list({ spaceId, after, pageSize: 100, includeAcknowledged: true });
      after = page.cursor ?? after;
      return page.data;
    },
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
  await world.takeEvents();
  return world;
}
