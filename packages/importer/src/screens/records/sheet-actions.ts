import type { JobId } from "@data-import/types";
import type { Hindrance, ShownAction } from "../../flows/actions.ts";

/** The buttons of integrations at a sheet, and the jobs that they have started. */
export interface SheetActions {
  /** The actions beside the records; with the key of a field, those in the menu of its column. */
  list(fieldKey?: string): readonly ShownAction[];
  /** Why a button cannot be pressed now; undefined if it can, as far as the page knows. */
  findHindrance(shown: ShownAction, fieldKey?: string): Hindrance | undefined;
  /** What a button says about why it cannot be pressed. */
  explain(hindrance: Hindrance): string;
  /** Opens the dialog of an action, or starts its job at once; if it cannot be pressed, says why. */
  press(shown: ShownAction, fieldKey?: string): Promise<void>;
  /** Whether it shows how far a job is, with a way to cancel it. */
  shows(jobId: JobId): boolean;
  /** Follows the jobs no longer; they go on. */
  stop(): void;
}
