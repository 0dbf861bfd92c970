export { fromPath } from "./from-path.ts";
export { saveTo } from "./save-to.ts";
