import { createId, type NewId } from "@data-import/service";

/** Ids that are the same in every service of a run: the kind, the number of the service of its engine, and a number. */
export function createSteadyIds(): () => NewId {
  let service = 0;
  return () => {
    service += 1;
    let count = 0;
    return (kind) => {
      count += 1;
      const [us, prefix] = createId(kind).split("_");
      // Ids that rise would hide a list whose order is not stated, so their order is mixed.
      const mixed = ((count * 2_654_435_761) % 4_294_967_296).toString(36).padStart(7, "0");
      return `${us}_${prefix}_S${service}x${mixed}`;
    };
  };
}
