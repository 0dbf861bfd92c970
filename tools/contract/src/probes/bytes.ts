import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { OperationCase } from "@data-import/spec/read";
import { type Draft, withBody, withHeader } from "./draft.ts";
import { probeFormBytes } from "./form-bytes.ts";
import { probeJsonBytes } from "./json-bytes.ts";
import { createProbeMaker, type Probe, type ProbeMaker } from "./probe.ts";

/** Bodies that cannot be read, that are too large, or that are written in another way than usual. */
export function probeBytes(operation: OperationCase, draft: Draft, bodyLimit: number): Probe[] {
  const { content } = operation;
  const { body } = draft;
  if (!content || !body) return [];
  const maker = createProbeMaker(operation, "bytes");
  const isForm = content.contentType === "multipart/form-data";
  return [
    ...(isForm ? probeFormBytes(maker, operation, draft) : probeJsonBytes(maker, draft, bodyLimit)),
    ...probeAbsence(maker, draft, content.required),
    ...probeSize(maker, draft, bodyLimit),
    ...probeEncodings(maker, draft, body, bodyLimit),
  ];
}

function probeAbsence(maker: ProbeMaker, draft: Draft, isRequired: boolean): Probe[] {
  const { body: _, ...bare } = draft;
  const type = draft.headers["Content-Type"];
  const absences = {
    "no body": withHeader(bare, "Content-Type", undefined),
    "an empty body": withBody(draft, "", type),
  };
  return Object.entries(absences).map(([name, request]) =>
    isRequired ? maker.refused(name, request, 400) : maker.taken(name, request),
  );
}

function probeSize(maker: ProbeMaker, draft: Draft, bodyLimit: number): Probe[] {
  const { body: _, ...bare } = draft;
  const type = draft.headers["Content-Type"];
  return [
    maker.refused("one byte too many", withBody(draft, new Uint8Array(bodyLimit + 1).fill(0x20), type), 413),
    // What buffers on the way may take a part of it; the whole is more than they hold.
    maker.refused("a body of unknown length, far too long", { ...bare, flood: bodyLimit + 64_000_000 }, 413),
  ];
}

function probeEncodings(
  maker: ProbeMaker,
  draft: Draft,
  body: Uint8Array<ArrayBuffer>,
  bodyLimit: number,
): Probe[] {
  const send = (coding: string, bytes: Uint8Array) => {
    const encoded = withHeader(draft, "Content-Encoding", coding);
    return { ...encoded, body: new Uint8Array(bytes) };
  };
  const zipped = gzipSync(body);
  const key = { keys: ["Content-Encoding"] };
  return [
    maker.taken("as it is, said so", send("identity", body)),
    maker.taken("gzip", send("gzip", zipped)),
    maker.taken("gzip in upper case", send("GZIP", zipped)),
    maker.open("deflate", send("deflate", deflateSync(body)), 415, key),
    maker.open("brotli", send("br", brotliCompressSync(body)), 415, key),
    maker.refused("an encoding that nobody knows", send("x-nonsense", body), 415, key),
    maker.refused("an encoding that JavaScript knows", send("constructor", body), 415, key),
    maker.refused("gzip that is none", send("gzip", body), 400),
    maker.refused("gzip cut off", send("gzip", zipped.subarray(0, zipped.length - 9)), 400),
    maker.refused("gzip of too much", send("gzip", gzipSync(new Uint8Array(bodyLimit + 1))), 413),
  ];
}
