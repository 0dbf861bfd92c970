const hooks = new WeakSet<object>();

/** Marks a handler as a hook: its work on a commit has ended when the handler ends. */
export function markHook<Handler extends object>(handle: Handler): Handler {
  hooks.add(handle);
  return handle;
}

/** Whether a handler is a hook. */
export function isHook(handle: object): boolean {
  return hooks.has(handle);
}
