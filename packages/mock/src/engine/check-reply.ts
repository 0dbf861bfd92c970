import type { Model, Reply, Violation } from "@data-import/front";
import { describeErrors, findContent, type Route, readMediaType, responseKey } from "@data-import/front";
import { checkHeaders } from "./check-headers.ts";
import { isJson } from "./described.ts";

/** What an answer says that the description does not: its status, its media type, its JSON body or its headers. */
export function checkReply(model: Model, route: Route, reply: Reply): Violation[] {
  return [...checkContent(model, route, reply), ...checkHeaders(model, route, reply)];
}

function checkContent(model: Model, route: Route, reply: Reply): Violation[] {
  const createViolation = (message: string, pointer?: string): Violation[] => [
    { where: "answer", message, ...(pointer && { pointer }) },
  ];
  const key = responseKey(route, reply.status);
  const response = route.responses[key ?? ""];
  if (response === undefined || (key === "default" && reply.status < 400)) {
    const known = Object.keys(route.responses).join(", ");
    return createViolation(
      `${route.operationId} has no answer with status ${reply.status}; it has ${known}.`,
    );
  }
  const offered = Object.keys(response.value.content ?? {});
  const mediaType = readMediaType(reply.headers["content-type"]);
  if (offered.length === 0 || reply.body === null) return [];
  if (!offered.includes(mediaType)) {
    const was = mediaType === "" ? "it says nothing of it" : `it is ${mediaType}`;
    return createViolation(
      `An answer of ${route.operationId} with status ${reply.status} is ${offered.join(" or ")}; ${was}.`,
      response.pointer,
    );
  }
  if (!isJson(mediaType) || reply.body instanceof ReadableStream) return [];
  const text = typeof reply.body === "string" ? reply.body : new TextDecoder().decode(reply.body);
  try {
    const errors = model.answers.find(findContent(response, mediaType), JSON.parse(text));
    return describeErrors(errors, "", model.answers).map((failure) => ({ where: "answer", ...failure }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return createViolation(
      `The answer of ${route.operationId} is not valid JSON: ${error.message}.`,
      response.pointer,
    );
  }
}
