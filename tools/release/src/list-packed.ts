import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The publish plan that `changeset pack` writes beside the tarballs, with the parts that we read. */
interface PublishPlan {
  readonly plan: readonly (readonly {
    readonly kind: string;
    readonly name: string;
    readonly version: string;
    readonly tarball?: { readonly path: string };
  }[])[];
}

/** A package of a release. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  /** The name of its tarball without `.tgz`; other files on it have the same. */
  readonly stem: string;
}

/** The packages that `changeset pack` has put into a folder. */
export async function listPacked(folder: string): Promise<Packed[]> {
  const { plan }: PublishPlan = JSON.parse(await readFile(join(folder, "publish-plan.json"), "utf8"));
  return plan
    .flat()
    .filter(({ kind }) => kind === "publish")
    .map(({ name, version, tarball }) => {
      const path = join(folder, tarball?.path ?? `${name}.tgz`);
      return { name, version, tarball: path, stem: basename(path, ".tgz") };
    });
}
