import { printProgress, showProgress } from "../../progress.ts";
import { formatTime } from "../../table.ts";
import { formatCount } from "./rows.ts";
import { type Engine, fillSheet, openPlace, type Place, type Sheet } from "./stage.ts";

/** A service with one large sheet. */
export interface Filled {
  readonly place: Place;
  readonly sheet: Sheet;
  readonly records: number;
}

/** Starts a service and fills a sheet; the caller closes the service. */
export async function fillLargeSheet(engine: Engine, records: number): Promise<Filled> {
  showProgress(`filling a sheet on ${engine} with ${formatCount(records)} records`);
  const started = performance.now();
  const place = await openPlace(engine);
  try {
    const sheet = await place.createSheet();
    await fillSheet(place, sheet, { end: records });
    printProgress(`filled a sheet on ${engine} in ${formatTime(performance.now() - started)}`);
    return { place, sheet, records };
  } catch (error) {
    await place.close();
    throw error;
  }
}
