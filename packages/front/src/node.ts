// By itself, for its declarations need those of Node, and whoever tests in a browser project has none.
export { type Listening, type ListenOptions, listen } from "./server/listen.ts";
export { http } from "./server/node-http.ts";
