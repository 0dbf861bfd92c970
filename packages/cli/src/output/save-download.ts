import type { Download } from "@data-import/client";
import type { Context } from "../context.ts";
import { write } from "./write.ts";

/**
 * Writes a download to a file, or to the standard output if that is not a terminal, or if the path is `-`. On a terminal without a
 * path, the file gets the name that the service proposes.
 */
export async function saveDownload(
  { io, print }: Context,
  download: Download,
  path: string | undefined,
): Promise<void> {
  if (path === "-" || (path === undefined && !io.stdout.isTTY)) {
    for await (const chunk of download.body) await write(io.stdout, chunk as never);
    return;
  }
  const { saveTo } = await import("@data-import/client/node");
  const saved = await saveTo(download, path ?? ".");
  print.note(`✓ ${saved}`);
}
