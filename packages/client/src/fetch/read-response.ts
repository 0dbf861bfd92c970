import { parseJson } from "../core/parse-json.ts";
import type { Encoding } from "../operation-facts.ts";
import { describeBody, isErrorEnvelope, writeErrorEnvelope } from "./error-envelope.ts";
import type { BodyReaders, FetchResult } from "./fetch-client.ts";

/**
 * Makes of a response either `data` or an error envelope. A success whose body is missing or not JSON becomes an error
 * too: pages of proxies and broken answers never pass for data.
 * @param error what openapi-fetch read from the body of a failure, if it read it
 * @param known the body of a success that has been read
 */
export async function readResponse(
  response: Response,
  error: unknown,
  known: string | undefined,
  encoding: Encoding | keyof BodyReaders,
): Promise<FetchResult<unknown>> {
  if (!response.ok) {
    // It leaves the body alone if a header says that there is none.
    const body = response.bodyUsed ? error : await response.text();
    return {
      error: isErrorEnvelope(body) ? body : writeErrorEnvelope(response, describeBody(response, body)),
      response,
    };
  }
  switch (encoding) {
    case "json":
    case "multipart": {
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
