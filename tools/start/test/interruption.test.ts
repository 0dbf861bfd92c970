import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { isPortFree } from "../ports.mjs";

const locate = (file: string) => fileURLToPath(new URL(`./fixtures/${file}`, import.meta.url));
const scripts: ChildProcess[] = [];
afterEach(() => {
  for (const script of scripts.splice(0)) script.kill("SIGKILL");
});

async function openStartScript() {
  const script = spawn(process.execPath, [locate("start-script.mjs"), locate("server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  scripts.push(script);
  const ended = once(script, "exit") as Promise<[number | null, string | null]>;
  const [line] = await once(createInterface({ input: script.stdout }), "line");
  const { pid, port } = JSON.parse(line) as { pid: number; port: number };
  // A client that stays connected must not delay the end.
  const client = await fetch(`http://127.0.0.1:${port}/`);
  return { script, ended, pid, port, client };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a server behind the start script", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "ends well on %s, and leaves nothing behind",
    async (signal) => {
      const { script, ended, pid, port } = await openStartScript();
      script.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(isAlive(pid)).toBe(false);
      expect(await isPortFree(port)).toBe(true);
    },
  );

  it("ends automatically after the start script was killed", async () => {
    const { script, ended, pid, port } = await openStartScript();
    script.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await isPortFree(port)).toBe(true);
  });
});
