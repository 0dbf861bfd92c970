export { describeContract } from "./describe-contract.ts";
export type { Target } from "./target.ts";
