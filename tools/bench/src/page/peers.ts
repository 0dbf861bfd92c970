import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { serveFiles } from "../docs/serve-files.ts";
import { install } from "../installs.ts";
import { findPercentile } from "../measure.ts";
import { showProgress } from "../progress.ts";
import { formatSize, formatTime, type Row } from "../table.ts";
import { readWork, scrollDown, wheels } from "./work.ts";

/** What somebody would take instead: an importer or a table from the registry, with the program that shows it. */
interface Peer {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly program: string;
}

const react = { react: "19.2.0", "react-dom": "19.2.0" };
const react18 = { react: "18.3.1", "react-dom": "18.3.1" };

/** Importers: their bytes are compared. */
const importers: readonly Peer[] = [
  {
    name: "hello-csv 0.4.4 with React 19",
    dependencies: { "hello-csv": "0.4.4", ...react },
    program: `
      import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      import Importer from "hello-csv/react";
      createRoot(document.getElementById("root")).render(createElement(Importer, { sheets: [], onComplete() {} }));`,
  },
  {
    name: "csv-import-react 1.0.18 with React 18",
    dependencies: { "csv-import-react": "1.0.18", ...react18 },
    program: `
      import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      import { CSVImporter } from "csv-import-react";
      createRoot(document.getElementById("root")).render(createElement(CSVImporter, { template: { columns: [] } }));`,
  },
];

/** What the programs of tables have in common: `total`, the rows that were drawn, and the text of a cell. */
const table = `
  const total = Number(new URLSearchParams(location.search).get("records"));
  window.drawn = new Set();
  const write = (row, column) => { window.drawn.add(row); return row + " " + column; };
  const columns = Array.from({ length: 10 }, (_, column) => column);`;

/** Tables: they show records that they have in memory already. `jump` shows the last one. */
const tables: readonly Peer[] = [
  {
    name: "AG Grid 36.2.0",
    dependencies: { "ag-grid-community": "36.2.0" },
    program: `
      import { createGrid, InfiniteRowModelModule, ModuleRegistry, ScrollApiModule } from "ag-grid-community";
      ModuleRegistry.registerModules([InfiniteRowModelModule, ScrollApiModule]);
      ${table}
      const grid = createGrid(document.getElementById("root"), {
        rowModelType: "infinite",
        columnDefs: columns.map((column) => ({
          headerName: "Field " + column,
          valueGetter: ({ data }) => data && write(data.row, column),
        })),
        datasource: {
          rowCount: total,
          getRows({ startRow, endRow, successCallback }) {
            successCallback(Array.from({ length: endRow - startRow }, (_, at) => ({ row: startRow + at })), total);
          },
        },
      });
      window.jump = () => grid.ensureIndexVisible(total - 1);`,
  },
  {
    name: "Glide Data Grid 6.0.3 with React 18",
    dependencies: {
      "@glideapps/glide-data-grid": "6.0.3",
      ...react18,
      lodash: "4.17.21",
      marked: "4.3.0",
      "react-responsive-carousel": "3.2.23",
    },
    program: `
      import { createElement, useRef } from "react";
      import { createRoot } from "react-dom/client";
      import { DataEditor } from "@glideapps/glide-data-grid";
      import "@glideapps/glide-data-grid/dist/index.css";
      ${table}
      function Table() {
        const grid = useRef(null);
        window.jump = () => grid.current.scrollTo(0, total - 1);
        return createElement(DataEditor, {
          ref: grid,
          width: 1240,
          height: 700,
          rows: total,
          columns: columns.map((column) => ({ title: "Field " + column, id: String(column), width: 150 })),
          getCellContent([column, row]) {
            const text = write(row, column);
            return { kind: "text", data: text, displayData: text, allowOverlay: false };
          },
        });
      }
      createRoot(document.getElementById("root")).render(createElement(Table));`,
  },
];

const runs = 7;

/** What somebody would take instead: the bytes of importers, and what tables cost that have all records in memory. */
export async function* measurePeers(browser: Browser, records: number): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-peers-"));
  try {
    for (const [index, peer] of importers.entries()) {
      const files = await buildPeer(join(folder, `importer-${index}`), peer);
      yield { claim: `importer, ${peer.name}`, value: formatSize(countBytes(files)), detail: "gzip -9" };
    }
    for (const [index, peer] of tables.entries()) {
      const files = await buildPeer(join(folder, `table-${index}`), peer);
      yield { claim: `table, ${peer.name}`, value: formatSize(countBytes(files)), detail: "gzip -9" };
      yield* measureTable(browser, peer, files, records);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a page with the program of a peer, as small as esbuild makes them. */
async function buildPeer(
  folder: string,
  { name, dependencies, program }: Peer,
): Promise<Map<string, Buffer>> {
  showProgress(`an install of ${name}`);
  install(folder, dependencies);
  const entry = join(folder, "program.js");
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, program);
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2023",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".png": "dataurl", ".svg": "dataurl", ".woff": "dataurl", ".woff2": "dataurl" },
  });
  const files = new Map(
    outputFiles.map(({ path, contents }) => [path.slice(folder.length + 1), Buffer.from(contents)]),
  );
  const styles = files.has("program.css") ? '<link rel="stylesheet" href="program.css">' : "";
  const html = `<!doctype html>${styles}<div id="root" style="width:1240px;height:700px"></div><div id="portal"></div>
    <script type="module" src="program.js"></script>`;
  return files.set("index.html", Buffer.from(html));
}

const countBytes = (files: ReadonlyMap<string, Buffer>) =>
  [...files.values()].reduce((all, bytes) => all + gzipSync(bytes, { level: 9 }).length, 0);

async function* measureTable(
  browser: Browser,
  { name }: Peer,
  files: ReadonlyMap<string, Buffer>,
  records: number,
): AsyncGenerator<Row> {
  const server = await serveFiles(files);
  try {
    const works: number[] = [];
    const jumps: number[] = [];
    let wheel = 0;
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Performance.enable", { timeDomain: "threadTicks" });
      const isDrawn = (row: number) =>
        page.waitForFunction((one) => (window as unknown as { drawn: Set<number> }).drawn?.has(one), row);
      await page.goto(`${server.url}?records=${records}`);
      await isDrawn(0);
      works.push(await readWork(session));
      if (run === 0) wheel = await scrollDown(page, session, page.locator("#root"));
      const began = performance.now();
      await page.evaluate("window.jump()");
      await isDrawn(records - 1);
      jumps.push(performance.now() - began);
      await context.close();
    }
    yield describe("first record, work on the main thread", works, 0.5);
    yield { claim: `${name}: a wheel of 600 px`, value: formatTime(wheel), detail: `${wheels} wheels` };
    yield describe("to the last record, p95", jumps, 0.95);
  } finally {
    await server.close();
  }

  function describe(what: string, times: readonly number[], share: number): Row {
    return {
      claim: `${name}: ${what}`,
      value: formatTime(findPercentile(times, share)),
      detail: `${times.length} runs, records in memory`,
    };
  }
}
