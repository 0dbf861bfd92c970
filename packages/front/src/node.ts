// A separate entry, because its declarations need those of Node, which projects for browsers do not have.
export { findDecoder } from "./server/find-decoder.ts";
export { type Listening, type ListenOptions, listen } from "./server/listen.ts";
export { http } from "./server/node-http.ts";
