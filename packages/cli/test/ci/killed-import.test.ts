import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@data-import/client";
import type { EnvironmentId, SheetId } from "@data-import/types";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type KilledService, startKilledService } from "../support/killed-service.ts";

const command = fileURLToPath(new URL("../../dist/command.js", import.meta.url));
const server = process.env["DATABASE_URL"];
const engines = [
  { name: "SQLite", server: undefined, isMissing: false },
  { name: "PostgreSQL (needs DATABASE_URL)", server, isMissing: server === undefined },
];

const count = 40_000;
const two = (number: number) => String(number).padStart(2, "0");

/** A row of the price list: what the file says, and what the sheet has after the import. */
function describeArticle(index: number, isCorrected: boolean) {
  const article = `A-${String(index).padStart(6, "0")}`;
  const [day, month, year] = [1 + (index % 28), 1 + (index % 12), 2020 + (index % 7)];
  const units = (index * 37) % 5_000_000;
  const [hasPrice, hasDate] = [isCorrected || index % 100 !== 50, isCorrected || index % 250 !== 7];
  const isRenamed = isCorrected && index % 400 === 0;
  const name = `${isRenamed ? "Becher" : "Tasse"} ${index}, groß`;
  const whole = Math.floor(units / 100);
  const thousands =
    whole >= 1000 ? `${Math.floor(whole / 1000)}.${String(whole % 1000).padStart(3, "0")}` : whole;
  return {
    isWrong: !hasPrice || !hasDate,
    isRenamed,
    file: [
      ...[article, `"${name}"`, hasPrice ? `"${thousands},${two(units % 100)} €"` : "auf Anfrage"],
      ...[index % 2 === 0 ? "ja" : "nein", hasDate ? `${two(day)}.${two(month)}.${year}` : "31.02.2026"],
    ].join(","),
    sheet: [
      ...[article, `"${name}"`, hasPrice ? units / 100 : "auf Anfrage", index % 2 === 0],
      hasDate ? `${year}-${two(month)}-${two(day)}` : "31.02.2026",
    ].join(","),
  };
}

function listArticles(isCorrected: boolean, added = 0) {
  const articles = Array.from({ length: count + added }, (_, index) => describeArticle(index, isCorrected));
  const header = "Artikelnummer,Bezeichnung,Preis,Auf Lager,Datum";
  return {
    articles,
    // The header is in the third row.
    file: ["Preisliste Frühjahr", "", header, ...articles.map(({ file }) => file), ""].join("\r\n"),
    sheet: ["article,name,price,in_stock,date", ...articles.map(({ sheet }) => sheet), ""].join("\r\n"),
  };
}

describe.each(engines)("an import while the service is killed, on $name", ({ server, isMissing }) => {
  let service: KilledService;
  let api: Client;
  let sheetId: SheetId;
  beforeEach(async () => {
    if (isMissing) return;
    service = await startKilledService(server);
    api = createClient({ baseUrl: service.url, token: service.token });
    const { data: environments } = await api.environments.list();
    const environmentId = environments[0]?.id as EnvironmentId;
    const space = await api.spaces.create({ name: "Spring", environmentId });
    const fields = [
      { key: "article", type: "string" as const, label: "Article number" },
      { key: "name", type: "string" as const, label: "Description" },
      { key: "price", type: "number" as const, label: "Price" },
      { key: "in_stock", type: "boolean" as const, label: "In stock" },
      { key: "date", type: "date" as const, label: "Date" },
    ];
    const sheets = [{ name: "Products", slug: "products", fields }];
    const workbook = await api.workbooks.create({ name: "Products", spaceId: space.id, sheets });
    sheetId = workbook.sheets?.[0]?.id as SheetId;
  });
  afterEach(() => service?.close());

  /** Runs the command; a part of the test meanwhile kills the service. */
  async function importText(content: string, meanwhile: () => Promise<void>, ...options: string[]) {
    const path = join(service.folder, "preise.csv");
    writeFileSync(path, content);
    const args = [command, "import", path, "--sheet", "products", "--yes", ...options];
    const env = { PATH: process.env["PATH"], DATA_IMPORT_URL: service.url, DATA_IMPORT_TOKEN: service.token };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    await meanwhile();
    const [stdout, stderr, [code]] = await ended;
    return { code, stderr, counts: stdout === "" ? undefined : JSON.parse(stdout) };
  }

  /** Kills the service when so many percent of the rows are in the sheet, and starts it again. */
  async function killAfter(percent: number): Promise<void> {
    const isReached = async () => {
      const { data } = await api.jobs.list({});
      return data.some(
        (job) => job.operation === "map" && job.status === "executing" && (job.progress ?? 0) >= percent,
      );
    };
    await expect.poll(isReached, { interval: 1 }).toBe(true);
    await service.killAndStart();
  }

  async function download(): Promise<string> {
    const headers = { authorization: `Bearer ${service.token}` };
    return (await fetch(`${service.url}/sheets/${sheetId}/download?format=csv`, { headers })).text();
  }

  it.skipIf(isMissing)(
    "goes on, and has each row once; the corrected file changes rows, and undo takes it back",
    async () => {
      const first = listArticles(false);
      const wrong = first.articles.filter(({ isWrong }) => isWrong).length;
      const ran = await importText(first.file, async () => {
        await killAfter(15);
        await killAfter(50);
      });
      expect([ran.code, ran.counts]).toMatchObject([
        2,
        { read: count, added: count, updated: 0, error: wrong },
      ]);
      expect(ran.stderr).toContain("auf Anfrage");
      expect(await download()).toBe(first.sheet);

      const { commitId } = await api.records.get(sheetId, { pageSize: 1 });
      const second = listArticles(true, 5);
      const changed = first.articles.filter(
        (article, index) => article.isWrong || second.articles[index]?.isRenamed,
      );
      const again = await importText(second.file, () => killAfter(15), "--key", "article");
      expect(again).toMatchObject({
        code: 0,
        counts: { read: count + 5, added: 5, updated: changed.length, combined: 0, withoutKey: 0, error: 0 },
      });
      // The title above the header is the only thing that does not arrive.
      expect(again.stderr).toMatch(/^! The names of the columns are in row 3; [^\n]*\n$/);
      expect(await download()).toBe(second.sheet);

      const commits = await api.sheets.listCommits(sheetId);
      const later = commits.slice(
        0,
        commits.findIndex(({ id }) => id === commitId),
      );
      expect(later.length).toBeGreaterThan(1);
      for (const { id } of later) await api.commits.undo(id);
      expect(await download()).toBe(first.sheet);
    },
  );
});
