import { getReleasePlan } from "@changesets/get-release-plan";
import type { Impact } from "./impact.ts";
import { contract, listContractPackages, type Repository, readVersion } from "./repository.ts";

/** The effect of the pending changesets on the version of the packages. */
export interface PlannedRelease {
  /** Undefined if no changeset names a package that speaks the API. */
  readonly bump: Impact | undefined;
  /** The version of these packages after the release; also of the contract, if it has changed. */
  readonly version: string;
  /** The files of these changesets, such as `.changeset/brave-owls.md`. */
  readonly changesets: readonly string[];
  /** The number of pending changesets, for any packages. */
  readonly pending: number;
  /** The names of all packages that get a new version, of the contract or not. */
  readonly packages: readonly string[];
}

/** Reads the pending changesets. */
export async function planRelease(repository: Repository): Promise<PlannedRelease> {
  const { changesets, releases } = await getReleasePlan(repository.root);
  const pending = changesets.length;
  const packages = releases.filter(({ type }) => type !== "none").map(({ name }) => name);
  const release = releases.find(({ name }) => name === contract);
  if (release === undefined || release.type === "none")
    return { bump: undefined, version: readVersion(repository, contract), changesets: [], pending, packages };
  // They may name any package of the fixed group: all of them get the same version.
  const group = listContractPackages(repository);
  const speaking = changesets.filter((changeset) =>
    changeset.releases.some(({ name }) => group.includes(name)),
  );
  return {
    bump: release.type,
    version: release.newVersion,
    changesets: speaking.map(({ id }) => `.changeset/${id}.md`).sort(),
    pending,
    packages,
  };
}
