import type { Input, OperationId } from "../operations/handler.ts";
import type { Admitted } from "./admitted.ts";

/** What the handler of an operation gets of a request. */
export function readInput({
  route,
  reading: { call, params, query, json },
}: Pick<Admitted, "route" | "reading">): Input<OperationId> {
  const headers = route.parameters.flatMap(({ value: { in: place, name } }) => {
    const value = place === "header" ? call.headers[name.toLowerCase()] : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  // The request was validated against the description, so the types are right.
  return { path: params, query, headers: Object.fromEntries(headers), body: json } as Input<OperationId>;
}
