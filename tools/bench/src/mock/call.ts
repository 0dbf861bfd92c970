import type { Sample } from "./samples.ts";

/** What a program that answers in its own process exports; `dynamic` asks for generated answers. */
export type CreateCall = (options: { readonly dynamic: boolean }) => Call | Promise<Call>;

/** Answers one request. */
export type Call = (sample: Sample) => Response | Promise<Response>;
