/** How many names are taken from an error. */
const mostNames = 100;

/**
 * The hooks that must run again, from the errors of the listener that say so. The code of an agent has a listener of its own,
 * so its errors are known by their names.
 */
export function listRetries(thrown: unknown): readonly string[] {
  const errors: unknown[] = thrown instanceof AggregateError ? thrown.errors : [thrown];
  return [...new Set(errors.flatMap(readNames))].slice(0, mostNames);
}

function readNames(error: unknown): readonly string[] {
  const { name, retry } = (error ?? {}) as { readonly name?: unknown; readonly retry?: unknown };
  if (name !== "HookConflictError" || !Array.isArray(retry)) return [];
  return retry.filter((one): one is string => typeof one === "string");
}
