import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import type { OperationCase } from "@data-import/spec/read";
import { probeFormBytes } from "./form-bytes.ts";
import { probeJsonBytes } from "./json-bytes.ts";
import { type PreparedRequest, withBody, withHeader } from "./prepared-request.ts";
import { createProbeMaker, type Probe, type ProbeMaker } from "./probe.ts";

/** Bodies that cannot be read, are too large, or have an unusual encoding. */
export function probeBytes(operation: OperationCase, prepared: PreparedRequest, bodyLimit: number): Probe[] {
  const { content } = operation;
  const { body } = prepared;
  if (!content || !body) return [];
  const maker = createProbeMaker(operation, "bytes");
  const isForm = content.contentType === "multipart/form-data";
  return [
    ...(isForm ? probeFormBytes(maker, operation, prepared) : probeJsonBytes(maker, prepared, bodyLimit)),
    ...probeAbsence(maker, prepared, content.required),
    ...probeSize(maker, prepared, bodyLimit),
    ...probeEncodings(maker, prepared, body, bodyLimit),
  ];
}

function probeAbsence(maker: ProbeMaker, prepared: PreparedRequest, isRequired: boolean): Probe[] {
  const { body: _, ...bare } = prepared;
  const type = prepared.headers["Content-Type"];
  const absences = {
    "no body": withHeader(bare, "Content-Type", undefined),
    "an empty body": withBody(prepared, "", type),
  };
  return Object.entries(absences).map(([name, request]) =>
    isRequired ? maker.rejected(name, request, 400) : maker.accepted(name, request),
  );
}

function probeSize(maker: ProbeMaker, prepared: PreparedRequest, bodyLimit: number): Probe[] {
  const { body: _, ...bare } = prepared;
  const type = prepared.headers["Content-Type"];
  return [
    maker.rejected(
      "one byte too many",
      withBody(prepared, new Uint8Array(bodyLimit + 1).fill(0x20), type),
      413,
    ),
    // More bytes than all buffers between client and target can hold.
    maker.rejected("a body of unknown length, far too long", { ...bare, flood: bodyLimit + 64_000_000 }, 413),
  ];
}

function probeEncodings(
  maker: ProbeMaker,
  prepared: PreparedRequest,
  body: Uint8Array<ArrayBuffer>,
  bodyLimit: number,
): Probe[] {
  const send = (coding: string, bytes: Uint8Array) => {
    const encoded = withHeader(prepared, "Content-Encoding", coding);
    return { ...encoded, body: new Uint8Array(bytes) };
  };
  const zipped = gzipSync(body);
  const key = { keys: ["Content-Encoding"] };
  return [
    maker.accepted("identity, named", send("identity", body)),
    maker.accepted("gzip", send("gzip", zipped)),
    maker.accepted("gzip in upper case", send("GZIP", zipped)),
    maker.open("deflate", send("deflate", deflateSync(body)), 415, key),
    maker.open("brotli", send("br", compressWithBrotli(body)), 415, key),
    maker.rejected("an unknown encoding", send("x-nonsense", body), 415, key),
    maker.rejected("an encoding with a name from JavaScript", send("constructor", body), 415, key),
    maker.rejected("gzip of gzip", send("gzip, gzip", gzipSync(zipped)), 415, key),
    maker.rejected("gzip in name only", send("gzip", body), 400),
    maker.rejected("gzip cut off", send("gzip", zipped.subarray(0, zipped.length - 9)), 400),
    maker.rejected("gzip of too much", send("gzip", zipZeros(bodyLimit + 1)), 413),
  ];
}

/** Not as small as possible, which takes longer than the request. */
function compressWithBrotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** By their number. Each takes some milliseconds, and few operations have a limit of their own. */
const zippedZeros = new Map<number, Uint8Array>();

function zipZeros(count: number): Uint8Array {
  const zipped = zippedZeros.get(count) ?? gzipSync(new Uint8Array(count));
  zippedZeros.set(count, zipped);
  return zipped;
}
