export { describeShape } from "./shape.ts";
export type { Target } from "./target.ts";
