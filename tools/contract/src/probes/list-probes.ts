import type { OperationCase } from "@data-import/spec/read";
import { probeAddress } from "./address.ts";
import { probeBytes } from "./bytes.ts";
import { probeMediaTypes } from "./media-types.ts";
import { probeParameters } from "./parameters.ts";
import { type PreparedRequest, prepareRequest } from "./prepared-request.ts";
import { createProbeMaker, type Kind, type Probe } from "./probe.ts";
import { probeBody } from "./properties.ts";
import { probeToken } from "./token.ts";

/** What probes need to know of a target. */
export interface ProbeOptions {
  readonly token: string;
  readonly bodyLimit: number;
}

const makers: Readonly<
  Record<Kind, (operation: OperationCase, prepared: PreparedRequest, options: ProbeOptions) => Probe[]>
> = {
  parameters: probeParameters,
  token: (operation, prepared, { token }) => probeToken(operation, prepared, token),
  address: probeAddress,
  "media types": probeMediaTypes,
  properties: probeBody,
  bytes: (operation, prepared, { bodyLimit }) => probeBytes(operation, prepared, bodyLimit),
};

/** The kinds of probes that there are for an operation. */
export function listKinds({ content }: OperationCase): Kind[] {
  const kinds = Object.keys(makers) as Kind[];
  return content ? kinds : kinds.filter((kind) => kind !== "properties" && kind !== "bytes");
}

/** Every way of one kind in which a request to an operation can be wrong, and right ones beside them. */
export function listProbes(operation: OperationCase, kind: Kind, options: ProbeOptions): Probe[] {
  return makers[kind](operation, prepareRequest(operation, options.token), options);
}

/** The good request itself: what a target must still answer when all others were sent. */
export function makeGoodProbe(operation: OperationCase, token: string): Probe {
  return createProbeMaker(operation, "parameters").accepted(
    "a good request",
    prepareRequest(operation, token),
  );
}
