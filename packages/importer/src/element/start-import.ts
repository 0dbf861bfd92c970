import type { Model } from "../screens/model.ts";

/** Starts the import of a plan, as the person does; false if the plan is not shown any more, or is being changed. */
export function startImport({ imports }: Pick<Model, "imports">, jobId: string): boolean {
  const { state } = imports.store;
  if (state.at !== "columns" || state.isSaving || state.planned.job.id !== jobId) return false;
  void imports.run();
  return true;
}
