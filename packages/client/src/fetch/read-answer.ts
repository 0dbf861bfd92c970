import type { Answer } from "../core/pipeline.ts";
import type { Encoding } from "../operation-facts.ts";
import { describeBody, isErrorEnvelope, writeErrorEnvelope } from "./error-envelope.ts";
import type { BodyReaders, FetchResult } from "./fetch-client.ts";

/**
 * Reads an answer into `data` or an error envelope. A success whose body is missing or not JSON becomes an error
 * too: pages of proxies and broken answers never pass for data.
 */
export async function readAnswer(
  { response, text = "" }: Pick<Answer, "response" | "text">,
  encoding: Encoding | keyof BodyReaders,
): Promise<FetchResult<unknown>> {
  if (!response.ok) {
    const parsed = parseJson(text);
    const error = isErrorEnvelope(parsed)
      ? parsed
      : writeErrorEnvelope(response, describeBody(response, parsed === undefined ? text : parsed));
    return { error, response };
  }
  switch (encoding) {
    case "json":
    case "multipart": {
      const data = parseJson(text);
      if (data !== undefined) return { data, response };
      return { error: writeErrorEnvelope(response, describeBody(response, text)), response };
    }
    case "text":
      return { data: text, response };
    case "arrayBuffer":
      return { data: await response.arrayBuffer(), response };
    case "stream":
      return { data: response.body, response };
    case "binary":
    case "blob":
      return { data: await response.blob(), response };
  }
}

/** What the text says as JSON, or undefined where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
