import type { Candidate } from "../../candidate.ts";

/** A candidate with this name; the defaults are those of most packages. */
export function makeCandidate(shortName: string, parts: Partial<Candidate> = {}): Candidate {
  return {
    name: `@data-import/${shortName}`,
    shortName,
    folder: "/nowhere",
    version: "1.0.0",
    tarball: "/nowhere.tgz",
    commands: [],
    isImported: true,
    ...parts,
  };
}
