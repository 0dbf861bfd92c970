import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@data-import/client";
import type { Property, RecordData, SheetId, Space, WorkbookId } from "@data-import/types";

// The service contains the page, so the page cannot depend on it; these tests run after everything is built.
const command = fileURLToPath(new URL("../../../../service/dist/command.js", import.meta.url));

/** A service in a process of its own. */
export interface RunningService {
  readonly url: string;
  readonly token: string;
  readonly client: Client;
  /** Creates a sheet in a new space. */
  createSheet(fields: Property[], records?: RecordData[]): Promise<CreatedSheet>;
  close(): Promise<void>;
}

export interface CreatedSheet {
  readonly space: Space;
  readonly workbookId: WorkbookId;
  readonly sheetId: SheetId;
}

/** Starts a service with SQLite; with an address, on PostgreSQL. */
export async function startService(database?: string): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), "importer-"));
  const place = database === undefined ? [] : ["--database-url", database];
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, "--port", "0", "--data", folder, "--quiet", ...place], {
    env,
  });
  const { url, token } = await readStart(child);
  const client = createClient({ baseUrl: `${url}/v1`, token });
  const environments = await client.environments.list();
  const environmentId = environments.data[0]?.id;
  return {
    url,
    token,
    client,
    async createSheet(fields, records = []) {
      const space = await client.spaces.create({ name: "Spring", ...(environmentId && { environmentId }) });
      const sheets = [{ name: "Customers", slug: "customers", fields }];
      const workbook = await client.workbooks.create({ name: "Book", spaceId: space.id, sheets });
      const sheetId = workbook.sheets?.[0]?.id ?? "us_sh_none";
      for (let from = 0; from < records.length; from += 10_000) {
        await client.records.insert(
          sheetId,
          records.slice(from, from + 10_000),
          {},
          { headers: { Prefer: "return=minimal" } },
        );
      }
      return { space, workbookId: workbook.id, sheetId };
    },
    async close() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address that the first start prints, and the token of its file. */
function readStart(child: ChildProcess): Promise<{ url: string; token: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      const tokenFile = /is in the file (\S+)\n/.exec(output)?.[1];
      if (url === undefined || tokenFile === undefined) return;
      resolve({ url, token: readFileSync(tokenFile, "utf8").trim() });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}: ${output}`)));
  });
}
