import type { Context } from "../context/context.ts";
import { describeInserted } from "../records/describe-inserted.ts";
import type { Input, OperationId, Output } from "./handler.ts";

/** How an operation with long responses responds to a repeated request. */
export interface Repetition<Id extends OperationId> {
  /** The part of a response that is kept; undefined to keep the whole response. */
  shorten(output: Output<Id>): object | undefined;
  /** Completes the kept part with what the service has now. */
  complete(context: Context, input: Input<Id>, kept: object): Promise<Output<Id>>;
}

/** The operations of which only a part of the response is kept. */
export const repetitions = {
  insertRecords: {
    shorten({ data: { records, ...data } }) {
      // An insert by key has records that its commit did not add.
      const isWhole = records === undefined || data.commitId === undefined || data.upserted !== undefined;
      return isWhole ? undefined : { data };
    },
    async complete(context, { path }, kept) {
      const { data } = kept as Output<"insertRecords">;
      const records = await describeInserted(context, path.sheetId, data.commitId ?? "");
      return { data: { ...data, records } };
    },
  },
} satisfies { readonly [Id in OperationId]?: Repetition<Id> };
