/**
 * The module of Node for a protocol. An `import` would load both with each start, and read every export of them, which
 * loads the whole of `fetch`: 60 ms for each thread.
 */
export function loadProtocol(protocol: string) {
  return protocol === "https:"
    ? process.getBuiltinModule("node:https")
    : process.getBuiltinModule("node:http");
}
