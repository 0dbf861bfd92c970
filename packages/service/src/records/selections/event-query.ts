import type { Context } from "../../context/context.ts";
import { createInvalid } from "../../domain/errors.ts";
import { getEvent, toEvent } from "../../events/events.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";

/** The query in the `dataUrl` of an event; throws an `invalid` if the event is about other records. */
export async function readEventQuery(
  context: Context,
  sheet: LoadedSheet,
  eventId: string | undefined,
  key = "for",
): Promise<{ commitId?: string; sinceCommitId?: string; q?: string }> {
  if (eventId === undefined) return {};
  const { dataUrl } = toEvent(await getEvent(context, eventId, key));
  const url = dataUrl === undefined ? undefined : new URL(dataUrl, "http://service/");
  if (url?.pathname.endsWith(`/sheets/${sheet.id}/records`) !== true) {
    throw createInvalid(
      "reference_mismatch",
      key,
      `The event \`${eventId}\` is not about records of the sheet \`${sheet.slug}\`.`,
    );
  }
  const asked: { commitId?: string; sinceCommitId?: string; q?: string } = {};
  for (const name of ["commitId", "sinceCommitId", "q"] as const) {
    const value = url.searchParams.get(name);
    if (value !== null) asked[name] = value;
  }
  return asked;
}
