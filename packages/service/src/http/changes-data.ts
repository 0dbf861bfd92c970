import type { Route } from "@data-import/front";

/** Whether an operation can change something. Some with GET do. The description marks them. */
export function changesData({ method, operation }: Route): boolean {
  return method !== "GET" || operation["x-side-effect"] === true;
}
