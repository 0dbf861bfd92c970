import { getReleasePlan } from "@changesets/get-release-plan";
import { contract, type House, listContractPackages, readVersion } from "./house.ts";
import type { Impact } from "./impact.ts";

/** What the pending changesets make of the contract's version. */
export interface PlannedRelease {
  /** Undefined where no changeset speaks of the contract. */
  readonly bump: Impact | undefined;
  /** The contract's version after the release. */
  readonly version: string;
  /** The files that say so, such as `.changeset/brave-owls.md`. */
  readonly changesets: readonly string[];
  /** How many changesets are pending, whatever packages they speak of. */
  readonly pending: number;
  /** The names of all packages that get a new version, of the contract or not. */
  readonly packages: readonly string[];
}

/** Reads the pending changesets. */
export async function planRelease(house: House): Promise<PlannedRelease> {
  const { changesets, releases } = await getReleasePlan(house.root);
  const pending = changesets.length;
  const packages = releases.filter(({ type }) => type !== "none").map(({ name }) => name);
  const release = releases.find(({ name }) => name === contract);
  if (release === undefined || release.type === "none")
    return { bump: undefined, version: readVersion(house, contract), changesets: [], pending, packages };
  // They may name any package of the fixed group: all of them get the same version.
  const group = listContractPackages(house);
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
