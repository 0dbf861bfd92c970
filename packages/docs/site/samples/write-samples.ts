import { listOperations } from "@data-import/codegen/calls";
import type { Description } from "@data-import/spec/read";
import type { OperationSamples } from "../page.ts";
import { readSampleCall } from "./sample-call.ts";
import { writeClientSample } from "./write-client-sample.ts";
import { writeCurlSample } from "./write-curl-sample.ts";
import { writeFetchSample } from "./write-fetch-sample.ts";

/** Whole programs for every operation, by operationId, with the values of the description's examples. */
export function writeSamples(bundle: Description): Map<string, OperationSamples> {
  return new Map(
    listOperations(bundle).map((operation) => {
      const call = readSampleCall(bundle, operation);
      return [
        operation.operationId,
        { client: writeClientSample(call), fetch: writeFetchSample(call), curl: writeCurlSample(call) },
      ];
    }),
  );
}
