import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileOldTests, listTypeTests } from "./compile-old-tests.ts";
import {
  findBundle,
  findFolder,
  findReleasedVersion,
  listContractPackages,
  type Repository,
} from "./repository.ts";

const relativeImport = /(?:^import\s*|\bfrom\s*|\bimport\s*\(\s*)["']\.{1,2}\//m;

/**
 * Keeps the current type tests of the contract's packages as those of the last release. Throws if one
 * could not be compiled later, apart from the sources beside it, or does not hold for the packages as they are built.
 */
export async function keepTypeTests(repository: Repository): Promise<void> {
  const { root, lastRelease } = repository;
  const folders = listContractPackages(repository).map((name) => `${findFolder(name)}/`);
  const tests = listTypeTests(root).filter((test) => folders.some((folder) => test.startsWith(folder)));
  for (const test of tests) {
    if (relativeImport.test(await readFile(join(root, test), "utf8")))
      throw new Error(
        `${test} imports a file beside it. It is kept after this release, so it may only import packages.`,
      );
  }
  await rm(join(lastRelease, "packages"), { recursive: true, force: true });
  for (const test of tests) {
    const target = join(lastRelease, test);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(root, test), target);
  }
  const broken = await compileOldTests(lastRelease);
  if (broken.length === 0) return;
  const lines = broken.map(({ file, line, message }) => `${file}:${line} ${message}`);
  throw new Error(`These type tests do not compile with the built packages:\n${lines.join("\n")}`);
}

/** Keeps the built bundle as that of the last release. */
export async function keepBundle(repository: Repository): Promise<void> {
  await mkdir(repository.lastRelease, { recursive: true });
  await copyFile(findBundle(repository), join(repository.lastRelease, "openapi.yaml"));
}

/** Keeps the version of the packages as that of the last release. */
export async function keepVersion(repository: Repository, version: string): Promise<void> {
  await mkdir(repository.lastRelease, { recursive: true });
  await writeFile(findReleasedVersion(repository), `${version}\n`);
}
