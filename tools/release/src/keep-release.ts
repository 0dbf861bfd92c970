import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileOldTests, listTypeTests } from "./compile-old-tests.ts";
import { findBundle, findFolder, type House, listContractPackages } from "./house.ts";

const relativeImport = /(?:^import\s*|\bfrom\s*|\bimport\s*\(\s*)["']\.{1,2}\//m;

/**
 * Keeps the type tests of the contract's packages, as they are now, as those of the last release. Throws where one
 * could not be compiled later, apart from the sources beside it, or does not hold for the packages as they are built.
 */
export async function keepTypeTests(house: House): Promise<void> {
  const { root, lastRelease } = house;
  const folders = listContractPackages(house).map((name) => `${findFolder(name)}/`);
  const tests = listTypeTests(root).filter((test) => folders.some((folder) => test.startsWith(folder)));
  for (const test of tests) {
    if (relativeImport.test(await readFile(join(root, test), "utf8")))
      throw new Error(
        `${test} imports a file beside it. It outlives this release, so let it import packages only.`,
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
  throw new Error(
    `These type tests do not hold for the packages as they are built now:\n${lines.join("\n")}`,
  );
}

/** Keeps the bundle, as it is built now, as that of the last release. */
export async function keepBundle(house: House): Promise<void> {
  await mkdir(house.lastRelease, { recursive: true });
  await copyFile(findBundle(house), join(house.lastRelease, "openapi.yaml"));
}
