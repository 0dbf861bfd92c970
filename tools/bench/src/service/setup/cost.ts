import { readdirSync, readFileSync } from "node:fs";
import { readEndedTime, readProcessTime } from "../../measure.ts";

/** The work of processes. What the system does not report is NaN. */
export interface Cost {
  /** The CPU time of all threads, in milliseconds. */
  readonly cpu: number;
  /** Bytes that the processes caused to be written to a disk. */
  readonly written: number;
}

/** Reads the work that processes have done so far. */
export type ReadCost = () => Cost;

/** The work of one process. */
export function readCostOf(pid: number): Cost {
  return { cpu: readProcessTime(pid) ?? Number.NaN, written: readWritten(pid) };
}

/** The work of a process and all of its children, also of those that have ended. */
export function readCostOfFamily(pid: number): Cost {
  for (;;) {
    const { cpu, written } = readCostOf(pid);
    const own: Cost = { cpu: cpu + (readEndedTime(pid) ?? Number.NaN), written };
    const children = listChildren(pid).map(readCostOf);
    // A child that ended meanwhile is part of its parent in the next reading. The bytes of ended children always are.
    const hasEnded = children.some((child) => Number.isNaN(child.cpu)) && !Number.isNaN(own.cpu);
    if (!hasEnded) return children.reduce(addCosts, own);
  }
}

/** The work between two readings. */
export async function measureCost(read: ReadCost, work: () => unknown): Promise<Cost> {
  const before = read();
  await work();
  const after = read();
  return { cpu: after.cpu - before.cpu, written: after.written - before.written };
}

/** The sum of two. */
export function addCosts(one: Cost, other: Cost): Cost {
  return { cpu: one.cpu + other.cpu, written: one.written + other.written };
}

/** The highest memory of a process so far, in megabytes; NaN if the system does not report it. */
export function readPeak(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readKernel(pid, "status")) ?? [];
  return (Number(kilobytes ?? Number.NaN) * 1024) / 1e6;
}

function readWritten(pid: number): number {
  const [, bytes] = /^write_bytes: (\d+)$/m.exec(readKernel(pid, "io")) ?? [];
  return Number(bytes ?? Number.NaN);
}

function listChildren(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => findParent(pid) === parent);
}

/** The process that started a process; undefined if it has ended. */
export function findParent(pid: number): number | undefined {
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(readKernel(pid, "status")) ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function readKernel(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
