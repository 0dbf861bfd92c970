// Runs in each thread of the service before its own code: writes how much CPU time the thread used between two turns of its
// event loop, if that is much. A turn is the time in which nobody else gets the thread.
import { appendFileSync } from "node:fs";
import { threadId } from "node:worker_threads";

const file = process.env["BENCH_HOLDS"];
const leastMs = 50;

const readCpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let before = readCpuMs();
setInterval(() => {
  const now = readCpuMs();
  const cpuMs = now - before;
  before = now;
  if (file !== undefined && cpuMs >= leastMs)
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), threadId, cpuMs })}\n`);
}, 5).unref();
