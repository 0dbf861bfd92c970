import type { ErrorEnvelope } from "@data-import/types";

/** Whether a body is an error envelope, so that its messages can be shown. */
export function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  const errors = (body as Partial<ErrorEnvelope> | null | undefined)?.errors;
  return (
    Array.isArray(errors) && errors.length > 0 && errors.every((error) => typeof error?.message === "string")
  );
}

/** An envelope for a response without one; its message describes the response. */
export function writeErrorEnvelope(response: Response, found: string): ErrorEnvelope {
  const status = [response.status, response.statusText].join(" ").trim();
  return { errors: [{ message: `${status}: ${found}` }] };
}

/** Describes a body that is not as expected; quotes it only if it is a short text. */
export function describeBody(response: Response, body: unknown): string {
  if (body === undefined || body === "") return "the response has no body.";
  const type = response.headers.get("content-type")?.split(";")[0]?.trim();
  if (typeof body !== "string") return "the response is JSON, but not an error envelope.";
  if (type === "text/plain" && body.length <= 200) return body.trim();
  return `the response is not JSON but ${type ?? "of no type"}, ${body.length} characters long.`;
}
