import type { Sample } from "./samples.ts";

/** The export of a program that responds in its own process; with `dynamic`, it generates its responses. */
export type CreateCall = (options: { readonly dynamic: boolean }) => Call | Promise<Call>;

/** Gives the response to one request. */
export type Call = (sample: Sample) => Response | Promise<Response>;
