import type { Checks } from "./checks.ts";
import { readForm } from "./form.ts";
import { type Failure, Refusal } from "./refusal.ts";
import type { Route } from "./routes.ts";
import { describeErrors } from "./violations.ts";

/** Reads the body of a request and says what is wrong with it; refuses what cannot be read at all. */
export async function checkBody(route: Route, request: Request, checks: Checks): Promise<Failure[]> {
  const { requestBody } = route;
  if (requestBody === undefined) return [];
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) {
    return requestBody.required ? [{ message: `${route.operationId} needs a request body.` }] : [];
  }
  const offered = Object.keys(requestBody.content);
  const given = request.headers.get("content-type") ?? "";
  const mediaType = offered.find((type) => type === given.split(";")[0]?.trim().toLowerCase());
  if (mediaType === undefined) {
    const was = given === "" ? "it was missing" : `it was \`${given}\``;
    throw new Refusal(415, [
      {
        message: `The body must be ${offered.join(" or ")}, and \`Content-Type\` must say so; ${was}.`,
        key: "Content-Type",
      },
    ]);
  }
  const value =
    mediaType === "multipart/form-data"
      ? await readForm(bytes, given, checks.resolve(requestBody.content[mediaType]?.schema), checks)
      : readJson(bytes);
  return describeErrors(checks.body(route, mediaType, value), "");
}

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "it is not UTF-8";
    throw new Refusal(400, [{ message: `The body is not valid JSON: ${reason}.` }]);
  }
}
