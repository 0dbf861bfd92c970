import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installWithNpm, makeEmptyFolder, removeFolder, writeFiles } from "../../src/consumer.ts";
import { findNodePackage, oldestNodeVersion } from "../../src/old-node.ts";
import { packAll, type Tarball } from "../../src/pack.ts";
import { readManifest } from "../../src/packages.ts";
import { strangersEnvironment } from "../../src/run-command.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly tarballs: readonly Tarball[];
    /** The consumer's folder, with every package installed. */
    readonly consumer: string;
    /** The address of the mock that was installed there. */
    readonly mockUrl: string;
    readonly oldestNode: string;
  }
}

const serveMock = `
import { createMock } from "@data-import/mock";
const { url } = await createMock().listen();
console.log(url);
`;

/** Packs every package, installs all of them in one empty folder with npm, and starts the mock from there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const packed = makeEmptyFolder("packed");
  const consumer = makeEmptyFolder("consumer");
  let mock: ChildProcess | undefined;
  async function tearDown(): Promise<void> {
    mock?.kill();
    for (const folder of [packed, consumer]) removeFolder(folder);
  }
  try {
    const tarballs = await packAll(packed);
    const node = findNodePackage(process.platform, process.arch);
    const nodeTypes = readManifest(join(import.meta.dirname, "../../node_modules/@types/node"));
    await installWithNpm(consumer, tarballs, {
      [nodeTypes.name]: nodeTypes.version,
      [node.name]: oldestNodeVersion,
    });
    writeFiles(consumer, { "serve-mock.js": serveMock });
    mock = spawn(process.execPath, ["serve-mock.js"], { cwd: consumer, env: strangersEnvironment() });
    project.provide("tarballs", tarballs);
    project.provide("consumer", consumer);
    project.provide("mockUrl", await readFirstLine(mock));
    project.provide("oldestNode", join(consumer, "node_modules", node.name, node.executable));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

function readFirstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    child.stderr?.on("data", (chunk) => {
      complaint += chunk;
    });
    child.stdout?.once("data", (chunk) => resolve(String(chunk).trim()));
    child.once("exit", (code) => reject(new Error(`The packed mock ended with code ${code}:\n${complaint}`)));
    setTimeout(() => reject(new Error("The packed mock did not start within 20 s.")), 20_000).unref();
  });
}
