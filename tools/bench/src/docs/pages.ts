import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { findMedian } from "../measure.ts";
import { showProgress } from "../progress.ts";
import { formatTime, type Row } from "../table.ts";
import { type Candidate, gatherCandidates } from "./candidates.ts";
import { formatKibibytes } from "./format-kibibytes.ts";
import { type FileServer, serveFiles } from "./serve-files.ts";
import { type Profile, patience, type Visit, visitPage } from "./visit.ts";

// The networks and the phone are those of Lighthouse.
const desktop: Profile = { viewport: { width: 1440, height: 900 }, slowdown: 1, latency: 40, speed: 10e6 };
const phone: Profile = { viewport: { width: 390, height: 844 }, slowdown: 4, latency: 150, speed: 1.6e6 };
const runs = { desktop: 5, phone: 3 };

/** The measurements of one candidate. */
interface Measurements {
  readonly name: string;
  readonly desktop: readonly Visit[];
  readonly phone: readonly Visit[];
  /** The number of nodes of the page that fail WCAG A or AA. */
  readonly nodes: number;
}

interface Metric {
  readonly claim: string;
  readonly read: (measurements: Measurements) => number;
  readonly format: (measurement: number) => string;
  /** The budget of ours. */
  readonly limit: number;
  readonly detail: (measurements: Measurements) => string;
  /** True if it is measured only for ours. */
  readonly alone?: boolean;
}

const metrics: readonly Metric[] = [
  {
    claim: "transfer",
    read: ({ desktop: [visit] }) => sumTransfers(visit),
    format: formatKibibytes,
    limit: 21 * 1024,
    detail: ({ desktop: [visit] }) => `gzip, ${visit?.transfers.size} files`,
  },
  {
    claim: "script of it",
    read: ({ desktop: [visit] }) => sumTransfers(visit, ".js"),
    format: formatKibibytes,
    limit: 10 * 1024,
    detail: () => "gzip",
    alone: true,
  },
  {
    claim: "ready on a computer",
    read: (measurements) => findMedian(measurements.desktop.map(({ ready }) => ready)),
    format: formatReady,
    limit: 600,
    detail: () => `${describeRuns(runs.desktop)}, 10 Mbit/s, ${desktop.latency} ms`,
  },
  {
    claim: "ready on a phone",
    read: (measurements) => findMedian(measurements.phone.map(({ ready }) => ready)),
    format: formatReady,
    limit: 1500,
    detail: () =>
      `${describeRuns(runs.phone)}, 1.6 Mbit/s, ${phone.latency} ms, processor ÷ ${phone.slowdown}`,
  },
  {
    claim: "CPU until at rest",
    read: (measurements) => findMedian(measurements.desktop.map(({ cpu }) => cpu)),
    format: formatTime,
    limit: 200,
    detail: () => `${describeRuns(runs.desktop)}, main thread`,
  },
  {
    claim: "nodes against WCAG A, AA",
    read: ({ nodes }) => nodes,
    format: String,
    limit: 0,
    detail: () => `axe-core ${axe.version}`,
  },
];

/** The cost of opening the docs of one operation: ours with its budgets, and the others for comparison. */
export async function* measurePages(
  browser: Browser,
  site: ReadonlyMap<string, Buffer>,
): AsyncGenerator<Row> {
  const all: Measurements[] = [];
  for (const candidate of gatherCandidates(site)) {
    const server = await serveFiles(candidate.files);
    try {
      all.push(await measureCandidate(browser, candidate, server));
    } finally {
      server.close();
    }
  }
  for (const { claim, read, format, limit, detail, alone } of metrics) {
    for (const [index, measurements] of all.entries()) {
      const value = read(measurements);
      const row = {
        claim: `${claim}, ${measurements.name}`,
        value: format(value),
        detail: detail(measurements),
      };
      if (index === 0) yield { ...row, budget: `≤ ${format(limit)}`, ok: value <= limit };
      else if (!alone) yield row;
    }
  }
}

async function measureCandidate(
  browser: Browser,
  candidate: Candidate,
  server: FileServer,
): Promise<Measurements> {
  const visit = (profile: Profile, look?: (page: Page) => Promise<void>) =>
    visitPage(browser, candidate, server, profile, look);
  showProgress(`pages, ${candidate.name}`);
  let nodes = Number.NaN;
  // The first visit compresses the files and compiles the code. Its time is not counted.
  await visit(desktop, async (page) => {
    nodes = await countFailures(page);
  });
  return {
    name: candidate.name,
    nodes,
    desktop: await repeat(runs.desktop, () => visit(desktop)),
    phone: await repeat(runs.phone, () => visit(phone)),
  };
}

async function countFailures(page: Page): Promise<number> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
    });
    return violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
  });
}

async function repeat(times: number, work: () => Promise<Visit>): Promise<Visit[]> {
  const results: Visit[] = [];
  while (results.length < times) results.push(await work());
  return results;
}

function sumTransfers(visit: Visit | undefined, ending = ""): number {
  return [...(visit?.transfers ?? [])]
    .filter(([path]) => path.endsWith(ending))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** If a page goes to another place, the operation is never on the screen. */
function formatReady(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? formatTime(milliseconds) : `not in ${formatTime(patience)}`;
}

function describeRuns(count: number): string {
  return `median of ${count} runs`;
}
