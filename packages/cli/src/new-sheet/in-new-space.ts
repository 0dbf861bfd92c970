import { isConnectionError, isTimedOutError } from "@data-import/client";
import type { EnvironmentId, Space } from "@data-import/types";
import type { Context } from "../context.ts";
import { writeCell } from "../output/table.ts";

/** What a failure leaves. */
export interface Kept {
  /** Rows may be in the sheet from now on: a failure keeps the space. */
  keep(): void;
}

/**
 * Does something in a new space. If it fails, the space is deleted with all that is in it, or named if rows may be in it:
 * nothing is left that the person does not know of.
 */
export async function inNewSpace<Result>(
  context: Context,
  { name, environmentId }: { readonly name: string; readonly environmentId: EnvironmentId },
  work: (space: Space, kept: Kept) => Promise<Result>,
): Promise<Result> {
  const { api, io, signal } = context;
  const say = (text: string) => io.stderr.write(`! ${writeCell(text)}\n`);
  let space: Space;
  try {
    space = await api.spaces.create({ name, environmentId }, { signal });
  } catch (error) {
    // The response may be lost, and not the request.
    if (isConnectionError(error) || isTimedOutError(error))
      say(`A space ${name} may be there, empty. See: data-import spaces list --search "${name}"`);
    throw error;
  }
  const named = `The space ${name} (${space.id})`;
  let isKept = false;
  try {
    return await work(space, {
      keep: () => {
        isKept = true;
      },
    });
  } catch (error) {
    const remove = `data-import spaces delete ${space.id} --yes`;
    if (isKept) {
      say(`${named} stays, with its sheet and the rows that are in it. Delete it: ${remove}`);
      throw error;
    }
    // Without the signal: Ctrl-C ends the import, and not this.
    const { ok: isDeleted } = await api.spaces.delete(space.id).result();
    if (!isDeleted) say(`${named} could not be deleted, and is of no use. Delete it: ${remove}`);
    else say(`The space ${name} was deleted again; nothing is left.`);
    throw error;
  }
}
