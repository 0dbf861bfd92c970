import { parseJson } from "../core/parse-json.ts";
import type { Encoding } from "../operation-facts.ts";
import { describeBody, isErrorEnvelope, writeErrorEnvelope } from "./error-envelope.ts";
import type { BodyReaders, FetchResult } from "./fetch-client.ts";

/**
 * Turns a response into `data` or an error envelope. A success whose body is missing or not JSON becomes an error too:
 * pages of proxies and broken responses are never data.
 * @param error the body of a failure, if openapi-fetch read it
 * @param known the body of a success, if it was read
 */
export async function readResponse(
  response: Response,
  error: unknown,
  known: string | undefined,
  encoding: Encoding | keyof BodyReaders,
): Promise<FetchResult<unknown>> {
  if (!response.ok) {
    // openapi-fetch does not read the body if a header says that there is none.
    const body = response.bodyUsed ? error : await response.text();
    return {
      error: isErrorEnvelope(body) ? body : writeErrorEnvelope(response, describeBody(response, body)),
      response,
    };
  }
  switch (encoding) {
    case "json":
    case "multipart":
    case "lines": {
      const text = known ?? (await response.text());
      const data = parseJson(text);
      if (data !== undefined) return { data, response };
      return { error: writeErrorEnvelope(response, describeBody(response, text)), response };
    }
    case "text":
      return { data: known ?? (await response.text()), response };
    case "arrayBuffer":
      return { data: await response.arrayBuffer(), response };
    case "stream":
      return { data: response.body, response };
    case "binary":
    case "blob":
      return { data: await response.blob(), response };
  }
}
