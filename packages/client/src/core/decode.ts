import { DecodeError } from "./errors/decode-error.ts";
import type { CallResponse } from "./exchange.ts";
import { parseJson } from "./parse-json.ts";

/** Decodes the body of a success. Throws a DecodeError if it is not of the type that the description says. */
export function decodeBody({ call, response, text = "" }: CallResponse): unknown {
  if (call.operation.response) return text;
  const body = parseJson(text);
  // Every JSON response is an object; other JSON can come from a proxy.
  if (Object(body) !== body) throw new DecodeError(call, response, text);
  return body;
}
