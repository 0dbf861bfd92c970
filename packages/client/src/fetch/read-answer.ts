import type { Encoding } from "../operation-facts.ts";
import { describeBody, isErrorEnvelope, writeErrorEnvelope } from "./error-envelope.ts";
import type { BodyReaders, FetchResult } from "./fetch-client.ts";

/**
 * Reads an answer into `data` or an error envelope. A success whose body is missing or not JSON becomes an error
 * too: pages of proxies and broken answers never pass for data.
 * @param failure the body of an answer that is not a success, parsed where it was JSON
 */
export async function readAnswer(
  response: Response,
  failure: unknown,
  encoding: Encoding | keyof BodyReaders,
): Promise<FetchResult<unknown>> {
  if (!response.ok) {
    const error = isErrorEnvelope(failure)
      ? failure
      : writeErrorEnvelope(response, describeBody(response, failure));
    return { error, response };
  }
  switch (encoding) {
    case "json":
    case "multipart":
      return readJson(response);
    case "text":
      return { data: await response.text(), response };
    case "arrayBuffer":
      return { data: await response.arrayBuffer(), response };
    case "stream":
      return { data: response.body, response };
    case "binary":
    case "blob":
      return { data: await response.blob(), response };
  }
}

async function readJson(response: Response): Promise<FetchResult<unknown>> {
  const text = await response.text();
  try {
    return { data: JSON.parse(text), response };
  } catch {
    return { error: writeErrorEnvelope(response, describeBody(response, text)), response };
  }
}
