import type { Route } from "@data-import/front";
import type { AdmittedCall } from "./perform.ts";

/** A page of more items is long. */
const longPageItems = 1000;

/** How to see that a call of an operation reads much. */
interface Signs {
  /** Whether each call reads all records of a sheet. */
  readonly always: boolean;
  /** The names of the parameters of the query that make it read all records of a sheet. */
  readonly scanning: readonly string[];
  /** How many items its pages have if the query does not say it. */
  readonly usualPage: number;
}

const known = new WeakMap<Route, Signs>();

/** Whether a call may read many records, so that it could hold others. The description marks the parameters for that. */
export function readsMuch({ call: { search }, route }: Pick<AdmittedCall, "call" | "route">): boolean {
  const { always, scanning, usualPage } = findSigns(route);
  if (always) return true;
  if (search.length < 2) return usualPage > longPageItems;
  const query = new URLSearchParams(search);
  return (
    Number(query.get("pageSize") ?? usualPage) > longPageItems || scanning.some((name) => query.has(name))
  );
}

function findSigns(route: Route): Signs {
  let signs = known.get(route);
  if (signs === undefined) {
    const parameters = route.parameters.map(({ value }) => value);
    const page = parameters.find(({ name }) => name === "pageSize");
    signs = {
      always: route.operation["x-scan"] === true,
      scanning: parameters.filter((one) => one["x-scan"] === true).map(({ name }) => name),
      usualPage: Number(page?.schema?.["default"] ?? 0),
    };
    known.set(route, signs);
  }
  return signs;
}
