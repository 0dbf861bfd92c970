import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPackage } from "./copy-package.ts";
import { type PackageServer, startPackageServer } from "./package-server.ts";
import { openRelay } from "./relay.ts";

/** The docs or the mock, under a fixed port, replaced without a gap. */
export interface Served {
  /** A copy of the package as it was built last: a build that is under way must not pull it from under its server. */
  readonly folder: string;
  /** Shows a draft in place of what is built. */
  show(draft: PackageServer): void;
  /** Shows what is built in place of a draft. */
  hide(): void;
  /** Copies what is built, and shows that. */
  showBuilt(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a port for a room of packages/, behind which nothing is served yet. */
export async function openServed(room: string, port: number): Promise<Served> {
  const relay = await openRelay(port);
  const home = mkdtempSync(join(tmpdir(), `data-import-${room}-`));
  let copies = 0;
  let folder = home;
  let built: PackageServer | undefined;
  let draft: PackageServer | undefined;

  /** Nobody waits for what is not shown any more: it only finishes its last answers. */
  function point(next: PackageServer | undefined, nextDraft?: PackageServer): void {
    if (next !== undefined) relay.pointTo(next.port);
    // A draft may come from the server of the one before.
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
      copyPackage(`@data-import/${room}`, copy);
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
