import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
  // A folder above may have a bundler, so this one has a package that cannot be loaded.
  mkdirSync(bundlerFolder(), { recursive: true });
  save("node_modules/esbuild/package.json", '{ "name": "esbuild", "exports": {} }');
});
afterEach(() => world.close());

const bundlerFolder = () => join(world.folder, "node_modules", "esbuild");

const save = (name: string, code: string) => {
  const path = join(world.folder, name);
  writeFileSync(path, code);
  return path;
};

const run = (words: readonly string[]) => runCommand(words, { env: world.env, fetch: world.fetch });

const listSlugs = async () =>
  (await world.api.agents.list({ environmentId: world.environmentId })).data.map(({ slug }) => slug);

/** Installs esbuild beside the files. */
function installBundler(): void {
  const manifest = createRequire(import.meta.url).resolve("esbuild/package.json");
  rmSync(bundlerFolder(), { recursive: true });
  symlinkSync(dirname(manifest), bundlerFolder());
}

/** Runs `agents dev` until it is ended. */
function develop(path: string, ...options: string[]) {
  const leaving = new AbortController();
  const terminal = createTerminal(200, leaving.signal);
  const running = terminal.run(["agents", "dev", path, "--topic", "commit:created", ...options], world);
  return {
    ...terminal,
    end: () => {
      leaving.abort();
      return running;
    },
  };
}

describe("agents dev", () => {
  it("deploys at each save, shows the runs, and deletes the agent at the end", async () => {
    const path = save("hook.js", "export default () => 'first';\n");
    const dev = develop(path);
    await dev.answer("is deployed as hook-dev", "");
    await world.api.records.insertAll(world.sheetId, [{ name: "Kim", email: "kim@harbour.example" }]);
    await dev.see(/✓ {2}commit:created .*\n {4}export default \(\) => 'first';/);
    save("hook.js", "export default () => 'fail';\n");
    await dev.answer("is deployed as hook-dev", "");
    await world.api.records.insertAll(world.sheetId, [{ name: "Tim", email: "tim@harbour.example" }]);
    await dev.see(/✗ {2}commit:created .*\n {4}export default \(\) => 'fail';/);
    expect(await listSlugs()).toEqual(["hook-dev"]);
    expect(await dev.end()).toBe(130);
    expect(dev.text()).toContain("hook-dev is deleted");
    expect(await listSlugs()).toEqual([]);
  });

  it("leaves the agent with --keep, and one that existed before", async () => {
    const path = save("hook.js", "export default () => {};\n");
    const dev = develop(path, "--keep");
    await dev.answer("is deployed as hook-dev", "");
    await dev.end();
    expect(dev.text()).toContain("stays deployed. Delete it: data-import agents delete us_ag_");
    const again = develop(path);
    await again.answer("is deployed as hook-dev", "");
    await again.end();
    expect(again.text()).toContain("existed before, so it stays");
    expect(await listSlugs()).toEqual(["hook-dev"]);
  });

  it("bundles with the esbuild of the project, and again if an imported file is saved", async () => {
    installBundler();
    const path = save("hook.ts", "import { word } from './word.ts';\nexport default (): string => word;\n");
    save("word.ts", "export const word: string = 'first';\n");
    const dev = develop(path);
    await dev.answer("is deployed as hook-dev", "");
    save("word.ts", "export const word: string = ;\n");
    await dev.answer("cannot be bundled: ", "");
    save("word.ts", "export const word: string = 'second';\n");
    await dev.answer("is deployed as hook-dev", "");
    const { data } = await world.api.agents.list({ environmentId: world.environmentId });
    const [agent] = data;
    const source = agent && (await world.api.agents.get(agent.id))?.source;
    expect(source).toContain("second");
    expect(source).not.toMatch(/import|: string/);
    await dev.end();
  });
});

describe("agents deploy", () => {
  it("says what TypeScript needs", async () => {
    const path = save("hook.ts", "export default (): void => {};\n");
    const { code, stderr } = await run(["agents", "deploy", path, "--topic", "commit:created"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Run: npm install --save-dev esbuild")]);
  });

  it("deploys the same slug again as a new version", async () => {
    const path = save("hook.js", "export default () => 1;\n");
    const deploy = () => run(["agents", "deploy", path, "--topic", "commit:created"]);
    const ids = [await deploy(), await deploy()].map(({ stdout }) => JSON.parse(stdout).id);
    expect(new Set(ids).size).toBe(1);
    expect(await listSlugs()).toEqual(["hook"]);
  });
});
