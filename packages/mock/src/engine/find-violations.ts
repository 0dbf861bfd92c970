import type { HttpResponse, Model, Violation } from "@data-import/front";
import { describeErrors, findContent, type Route, readMediaType, responseKey } from "@data-import/front";
import { checkHeaders } from "./check-headers.ts";
import { isJson } from "./described.ts";

/** Validates a response against the description: its status, its media type, its JSON body and its headers. */
export function findViolations(model: Model, route: Route, reply: HttpResponse): Violation[] {
  return [...checkContent(model, route, reply), ...checkHeaders(model, route, reply)];
}

function checkContent(model: Model, route: Route, reply: HttpResponse): Violation[] {
  const createViolation = (message: string, pointer?: string): Violation[] => [
    { where: "response", message, ...(pointer && { pointer }) },
  ];
  const key = responseKey(route, reply.status);
  const response = route.responses[key ?? ""];
  if (response === undefined || (key === "default" && reply.status < 400)) {
    const known = Object.keys(route.responses).join(", ");
    return createViolation(
      `${route.operationId} has no response with status ${reply.status}; it has ${known}.`,
    );
  }
  const offered = Object.keys(response.value.content ?? {});
  const mediaType = readMediaType(reply.headers["content-type"]);
  if (offered.length === 0 || reply.body === null) return [];
  if (!offered.includes(mediaType)) {
    const was = mediaType === "" ? "there is no Content-Type" : `it is ${mediaType}`;
    return createViolation(
      `A response of ${route.operationId} with status ${reply.status} must be ${offered.join(" or ")}; ${was}.`,
      response.pointer,
    );
  }
  if (!isJson(mediaType) || reply.body instanceof ReadableStream) return [];
  const text = typeof reply.body === "string" ? reply.body : new TextDecoder().decode(reply.body);
  try {
    const errors = model.responses.find(findContent(response, mediaType), JSON.parse(text));
    return describeErrors(errors, "", model.responses).map((failure) => ({ where: "response", ...failure }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return createViolation(
      `The response of ${route.operationId} is not valid JSON: ${error.message}.`,
      response.pointer,
    );
  }
}
