import { repository } from "./repository.ts";

const help = `node src/main.ts <command>

  check            Compares the contract, the types and the runtime dependencies with the last release, and the
                   changesets with all three.
  version          Makes the next version from the changesets and keeps it as the last release.
  notes <folder>   Writes the changelog entries of the packages that \`changeset pack\` put into a folder.
  sbom <folder>    Writes their bills of materials: what they install, and what they bundle.`;

const [command, folder, ...others] = process.argv.slice(2);

// Each command loads only what it needs, and the help needs nothing.
try {
  if (command === "check" && folder === undefined) {
    const { checkContract } = await import("./check-contract.ts");
    const { checkDependencies } = await import("./check-dependencies.ts");
    for (const { passed, text } of [await checkContract(repository), await checkDependencies(repository)]) {
      console.log(text);
      if (!passed) process.exitCode = 1;
    }
  } else if (command === "version" && folder === undefined) {
    const { prepareRelease } = await import("./prepare-release.ts");
    console.log(await prepareRelease(repository));
  } else if (command === "notes" && folder !== undefined && others.length === 0) {
    const { writeNotes } = await import("./write-notes.ts");
    console.log(`Wrote the notes of ${await writeNotes(repository, folder)} packages.`);
  } else if (command === "sbom" && folder !== undefined && others.length === 0) {
    const { writeSboms } = await import("./write-sboms.ts");
    console.log(`Wrote the bills of materials of ${await writeSboms(repository, folder)} packages.`);
  } else {
    console.error(help);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
