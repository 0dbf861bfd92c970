import { createClient } from "@data-import/client";
import type { SheetId, SpaceId } from "@data-import/types";
import fc from "fast-check";
import { describe, onTestFinished, test } from "vitest";
import { findById } from "../src/description.ts";
import { type SheetState, sheetCommands } from "../src/model/sheet-commands.ts";
import { fields } from "../src/model/sheet-model.ts";
import { openBuiltWorld } from "./support/built-world.ts";

const { DATABASE_URL } = process.env;
const engines = [
  { name: "SQLite", server: undefined, isMissing: false },
  { name: "PostgreSQL (needs DATABASE_URL)", server: DATABASE_URL, isMissing: DATABASE_URL === undefined },
];
const spaceId = findById("getSpace").pathParameters["spaceId"] as SpaceId;
// The seed is fixed, so that the test has the same result every time. MODEL_SEED and MODEL_RUNS take others.
const seed = Number(process.env["MODEL_SEED"] ?? 20_260_302);
const numRuns = Number(process.env["MODEL_RUNS"] ?? 12);

describe.each(engines)("records on $name", ({ server, isMissing }) => {
  test.skipIf(isMissing)("are those of a model of the description, after every random change", async () => {
    const built = await openBuiltWorld(server, {});
    const copy = await built.copy();
    onTestFinished(async () => {
      await copy.close();
      await built.close();
    });
    const baseUrl = "http://service.localhost/v1";
    const api = createClient({
      baseUrl,
      token: built.world.token,
      fetch: copy.service.fetch,
      retry: false,
    });
    await fc.assert(
      fc.asyncProperty(fc.commands(sheetCommands, { maxCommands: 40 }), async (commands) => {
        const name = `Model ${crypto.randomUUID()}`;
        const workbook = await api.workbooks.create({
          name,
          spaceId,
          sheets: [{ name: "Rows", slug: "rows", fields: [...fields] }],
        });
        const sheetId = workbook.sheets?.[0]?.id as SheetId;
        const setup = (): { model: SheetState; real: { api: typeof api; sheetId: SheetId } } => ({
          model: { records: [] },
          real: { api, sheetId },
        });
        await fc.asyncModelRun(setup, commands);
      }),
      { seed, numRuns, interruptAfterTimeLimit: 100_000 },
    );
  });
});
