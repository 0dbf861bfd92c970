import type { Actor } from "./actor.ts";

/** Where a virus scanner listens. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** How uploaded files are scanned. */
export interface FileScanSettings {
  /** The address of the virus scanner, as `readScannerPlace` takes it. */
  readonly address: string;
  /** How long a scan may take, with the wait for its turn, in seconds. The default is 120. */
  readonly seconds?: number | undefined;
}

/** Reads `tcp://host:port` or `unix:/path`; undefined if it is something else. */
export function readScannerPlace(address: string): ScannerPlace | undefined {
  const [, path] = /^unix:(\/[^\0]+)$/.exec(address) ?? [];
  if (path !== undefined) return { path };
  const [, host = "", port] = /^tcp:\/\/([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(address) ?? [];
  const number = Number(port);
  return number > 0 && number < 65_536 ? { host: host.replace(/^\[|\]$/g, ""), port: number } : undefined;
}

/** What a virus scanner says about a file. */
export type ScanVerdict =
  | { readonly result: "clean" | "too-large" }
  | { readonly result: "infected"; readonly signature: string };

/** A file in which a virus scanner found something, for a log. It has no name and no data. */
export interface InfectedFile {
  /** What the scanner calls it, such as `Eicar-Test-Signature`. */
  readonly signature: string;
  readonly actorId: Actor["id"];
  readonly spaceId: string;
  readonly sizeBytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The scans that have ended. `failed` are those without a result; a caller that left is not counted. */
export type ScanResult = ScanVerdict["result"] | "failed";
export type ScanFigures = Readonly<Partial<Record<ScanResult, ScanFigure>>>;

interface ScanFigure {
  readonly count: number;
  readonly durationSeconds: number;
}

/** Counts the scans of a backend. */
export interface ScanCounter {
  count(result: ScanResult, durationMs: number): void;
  /** Calls `onChange` now, and after each change. */
  watch(onChange: (figures: ScanFigures) => void): void;
}

export function createScanCounter(): ScanCounter {
  let figures: ScanFigures = {};
  let onChange = (_: ScanFigures): void => {};
  return {
    count(result, durationMs) {
      figures = addScanFigures([figures, { [result]: { count: 1, durationSeconds: durationMs / 1000 } }]);
      onChange(figures);
    },
    watch(listener) {
      onChange = listener;
      listener(figures);
    },
  };
}

/** The counts of several threads of a process as one. */
export function addScanFigures(all: readonly ScanFigures[]): ScanFigures {
  const sums: Partial<Record<ScanResult, ScanFigure>> = {};
  for (const figures of all) {
    for (const [result, { count, durationSeconds }] of Object.entries(figures) as [
      ScanResult,
      ScanFigure,
    ][]) {
      const sum = sums[result] ?? { count: 0, durationSeconds: 0 };
      sums[result] = { count: sum.count + count, durationSeconds: sum.durationSeconds + durationSeconds };
    }
  }
  return sums;
}
