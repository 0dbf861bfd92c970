import type { OperationCase } from "@data-import/spec/read";
import { type PreparedRequest, withHeader } from "./prepared-request.ts";
import { createProbeMaker, type Probe } from "./probe.ts";

/** Types of bodies that the operation does not take, and types of answers that it does not give. */
export function probeMediaTypes(operation: OperationCase, prepared: PreparedRequest): Probe[] {
  const maker = createProbeMaker(operation, "media types");
  const { content } = operation;
  const answered = operation.answers.find(({ key }) => key.startsWith("2"))?.contentType ?? "*/*";
  const accept = (value: string | undefined) => withHeader(prepared, "Accept", value);
  const long = `text/${"x".repeat(20_000)}`;
  return [
    ...["application/xml", "text/html, image/*", `${answered};q=0`, `*/*;q=0.000`].map((value) =>
      maker.rejected(`Accept: ${value}`, accept(value), 406, { keys: ["Accept"] }),
    ),
    maker.rejected("a very long Accept", accept(long), [406, 431], {}),
    ...[
      "*/*",
      answered,
      answered.toUpperCase(),
      `text/html, ${answered};q=0.1`,
      answered.replace(/\/.*/, "/*"),
    ].map((value) => maker.accepted(`Accept: ${value}`, accept(value))),
    ...(content ? probeContentTypes(operation, content.contentType, prepared) : []),
  ];
}

function probeContentTypes(operation: OperationCase, accepted: string, prepared: PreparedRequest): Probe[] {
  const maker = createProbeMaker(operation, "media types");
  const type = (value: string | undefined) => withHeader(prepared, "Content-Type", value);
  const other = accepted === "application/json" ? "multipart/form-data; boundary=x" : "application/json";
  const wrong = [
    "text/csv",
    "text/plain",
    "application/xml",
    `${accepted}x`,
    "nonsense",
    "; charset=utf-8",
    other,
  ];
  const given = prepared.headers["Content-Type"] ?? "";
  return [
    ...[undefined, ...wrong].map((value) =>
      maker.rejected(`Content-Type: ${value ?? "none"}`, type(value), 415, { keys: ["Content-Type"] }),
    ),
    ...[`${given}; charset=utf-8`, given.replace(accepted, accepted.toUpperCase())].map((value) =>
      maker.accepted(`Content-Type: ${value}`, type(value)),
    ),
  ];
}
