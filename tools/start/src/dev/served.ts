import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPackage } from "./copy-package.ts";
import { type PackageServer, startPackageServer } from "./package-server.ts";
import { openRelay } from "./relay.ts";

/** The docs or the mock on a fixed port; a new version replaces the old one without a gap. */
export interface Served {
  /** A copy of the last build of the package: a running build must not delete files that are served. */
  readonly folder: string;
  /** Serves a draft in place of the last build. */
  show(draft: PackageServer): void;
  /** Serves the last build in place of a draft. */
  hide(): void;
  /** Copies the last build and serves the copy. */
  showBuilt(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the port for a package of packages/; nothing is served on it yet. */
export async function openServed(pkg: string, port: number): Promise<Served> {
  const relay = await openRelay(port);
  const home = mkdtempSync(join(tmpdir(), `data-import-${pkg}-`));
  let copies = 0;
  let folder = home;
  let built: PackageServer | undefined;
  let draft: PackageServer | undefined;

  /** Serves another version; the old one finishes its last responses in the background. */
  function point(next: PackageServer | undefined, nextDraft?: PackageServer): void {
    if (next !== undefined) relay.pointTo(next.port);
    // Two drafts may have the same server.
    if (draft?.port !== nextDraft?.port) void draft?.stop();
    draft = nextDraft;
  }
  return {
    get folder() {
      return folder;
    },
    show: (next) => point(next, next),
    hide: () => point(built),
    async showBuilt() {
      const copy = join(home, String(++copies));
      copyPackage(`@data-import/${pkg}`, copy);
      const next = await startPackageServer(copy);
      const [former, before] = [built, folder];
      [built, folder] = [next, copy];
      point(next);
      void former?.stop().then(() => rmSync(before, { recursive: true, force: true }));
    },
    async close() {
      await Promise.all([relay.close(), draft?.stop(), built?.stop()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
