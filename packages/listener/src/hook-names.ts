const names = new WeakMap<object, string>();

/** Gives the handler of a hook its name, as `HookConflictError` has it. */
export function nameHook<Run extends object>(handler: Run, name: string): Run {
  names.set(handler, name);
  return handler;
}

/** The name of the hook of a handler; undefined if it is not the handler of a hook. */
export function findHookName(handler: object): string | undefined {
  return names.get(handler);
}
