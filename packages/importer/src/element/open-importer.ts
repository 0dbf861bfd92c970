import type { RowOf, SheetDefinition } from "./definition.ts";
import type { ImporterOutcome, OpenImporterOptions } from "./outcome.ts";

/**
 * Opens the importer in a dialog over the page; resolves when the dialog is closed. It asks before it closes if something
 * would be lost. Rejects if `sheet` has a field that the sheet of the service lacks, and if `signal` is aborted.
 */
export async function openImporter<const Sheet extends SheetDefinition = SheetDefinition>(
  options: OpenImporterOptions<Sheet>,
): Promise<ImporterOutcome<RowOf<Sheet>>> {
  options.signal?.throwIfAborted();
  // A page that never opens it does not load it.
  const { runDialog } = await import("./importer-dialog.ts");
  options.signal?.throwIfAborted();
  return runDialog(options) as Promise<ImporterOutcome<RowOf<Sheet>>>;
}
