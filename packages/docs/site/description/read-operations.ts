import {
  type LocatedOperation,
  locateOperations,
  type RequestBody,
  resolveReference,
} from "@data-import/spec/read";
import type { Bundle } from "./bundle.ts";
import type { Field, Operation, Resource } from "./model.ts";
import { readReturnedErrors } from "./read-error-codes.ts";
import { readMessage, readParameter, readResponses } from "./read-messages.ts";

/** A body with more fields is not repeated in the response, because the page would be too long. */
const longBodyFields = 85;

/** Every operation of the bundle, in the order of the path table. */
export function readOperations(bundle: Bundle): Operation[] {
  return locateOperations(bundle).map((located) => readOperation(bundle, located));
}

function readOperation(bundle: Bundle, located: LocatedOperation): Operation {
  const { path, method, value: operation, parameters } = located;
  const origin = operation["x-origin"] ?? "designed";
  const { requestBody, security = bundle.security ?? [] } = operation;
  const body = requestBody === undefined ? undefined : readMessage(bundle, requestBody, origin);
  const isLong = body?.field !== undefined && countFields(body.field) > longBodyFields;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? "",
    summary: operation.summary ?? operation.operationId,
    text: (operation.description ?? "").trim(),
    origin,
    deprecated: operation.deprecated === true,
    sideEffect: operation["x-side-effect"] === true,
    repeatable: operation["x-repeatable"] === true,
    open: security.length === 0,
    ...(operation["x-permission"] === undefined ? {} : { permission: operation["x-permission"] }),
    parameters: parameters.map(({ value }) => readParameter(bundle, value, origin)),
    ...(requestBody === undefined || body === undefined
      ? {}
      : {
          body: { ...body, required: resolveReference<RequestBody>(bundle, requestBody).required === true },
        }),
    responses: readResponses(bundle, operation.responses ?? {}, origin, isLong ? body.field : undefined),
    errors: readReturnedErrors(bundle, located),
    emits: operation["x-emits"] ?? [],
  };
}

function countFields({ children, variants }: Field): number {
  const inside = [...children, ...variants.flatMap((variant) => variant.children)];
  return inside.reduce((sum, field) => sum + countFields(field), inside.length);
}

/** The operations by their tags, in the order of the tags; a tag that the bundle does not describe comes last. */
export function groupOperations(bundle: Bundle, operations: readonly Operation[]): Resource[] {
  const tags = bundle.tags ?? [];
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(({ tag }) => tag)]);
  return [...names].flatMap((name) => {
    const own = operations.filter(({ tag }) => tag === name);
    if (own.length === 0) return [];
    const tag = tags.find((each) => each.name === name);
    const text = tag?.description?.trim() ?? "";
    return [{ name, title: tag?.["x-displayName"] ?? name, text, operations: own }];
  });
}
