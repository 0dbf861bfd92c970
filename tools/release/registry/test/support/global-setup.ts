import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installDependencies, installWithNpm, makeEmptyFolder, removeFolder } from "../../consumer.ts";
import { findNodePackage, oldestNodeVersion } from "../../node-versions.ts";
import { packAll, type Tarball } from "../../pack.ts";
import { packageModules, readManifest } from "../../packages.ts";
import { type ServedMock, serveMock } from "../../serve-mock.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly tarballs: readonly Tarball[];
    /** The consumer's folder, with every package installed. */
    readonly consumer: string;
    /** What npm said when it installed them. */
    readonly installOutput: string;
    /** The address of the installed mock. */
    readonly mockUrl: string;
    readonly oldestNode: string;
  }
}

/** Packs every package, installs all of them in one empty folder with npm, and starts the mock from there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const packed = makeEmptyFolder("packed");
  const consumer = makeEmptyFolder("consumer");
  const runtimes = makeEmptyFolder("runtimes");
  let mock: ServedMock | undefined;
  async function tearDown(): Promise<void> {
    mock?.end();
    for (const folder of [packed, consumer, runtimes]) removeFolder(folder);
  }
  try {
    const tarballs = await packAll(packed);
    const node = findNodePackage(process.platform, process.arch);
    const nodeTypes = readManifest(join(packageModules, "@types/node"));
    const said = await installWithNpm(consumer, tarballs, { [nodeTypes.name]: nodeTypes.version });
    // pnpm links a large package from its store, and npm would unpack it again.
    await installDependencies("pnpm", runtimes, { [node.name]: oldestNodeVersion });
    mock = await serveMock(consumer);
    project.provide("tarballs", tarballs);
    project.provide("consumer", consumer);
    project.provide("installOutput", said);
    project.provide("mockUrl", mock.url);
    project.provide("oldestNode", join(runtimes, "node_modules", node.name, node.executable));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
