import { createId, type NewId } from "@data-import/service";

/**
 * Ids that are the same in every service of a run: the kind, the number of the service of its engine, and a number. They
 * are counted for each request, so a transaction that runs again changes the ids of its own request only.
 * @param countRequests the number of requests until now
 */
export function createSteadyIds(countRequests: () => number): () => NewId {
  let service = 0;
  return () => {
    service += 1;
    const counts = new Map<string, number>();
    let request = countRequests();
    return (kind) => {
      if (request !== countRequests()) counts.clear();
      request = countRequests();
      const [us, prefix = ""] = createId(kind).split("_");
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      // Ids that rise would hide a list whose order is not stated, so their order is mixed.
      const mixed = Number((BigInt(request * perRequest + count) * 2_654_435_761n) % 4_294_967_296n);
      return `${us}_${prefix}_S${service}x${mixed.toString(36).padStart(7, "0")}`;
    };
  };
}

const perRequest = 65_536;
