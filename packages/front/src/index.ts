export {
  type Description,
  type Example,
  escapePointer,
  findBasePath,
  type Header,
  type Located,
  listErrorCodes,
  listErrorCodesOf,
  locateOperations,
  locateTarget,
  type MediaType,
  type Operation,
  type Parameter,
  type Reference,
  resolveReference,
  type Schema,
  splitPointer,
} from "./description.ts";
export { giveWay, giveWayIfLong, mapGivingWay, setTurnCheck } from "./exchange/give-way.ts";
export { type HttpRequest, type HttpResponse, noBytes } from "./exchange/http.ts";
export { readFetch, readWebRequest, readWebResponse, writeWebResponse } from "./exchange/web.ts";
export { createModel, loadDescription, loadModel, type Model, writeRequestChecks } from "./model.ts";
export { checkAccept } from "./request/accept.ts";
export { checkAuthorization, readToken } from "./request/authorization.ts";
export { checkBody, findMediaType, readBody, readBytes } from "./request/body.ts";
export {
  checkOffer,
  checkParameters,
  checkRequest,
  type FrontOptions,
  locatePath,
  locateRoute,
  openReading,
  type RequestReading,
  takeKnown,
} from "./request/check-request.ts";
export { type Checks, createChecks, type Holder, resolveSchema } from "./request/checks.ts";
export { findContent, listContent, readMediaType } from "./request/content.ts";
export { type AllowedOrigins, allowOrigins, readOrigins, respondToOptions } from "./request/cors.ts";
export { nameDeprecated } from "./request/deprecations.ts";
export { decodeForm, type FilePart, type Parts } from "./request/form.ts";
export {
  type Failure,
  type FrontCode,
  HttpError,
  type Violation,
  writeEnvelope,
} from "./request/http-error.ts";
export { isStorable } from "./request/invalid-values.ts";
export {
  type BodyLimits,
  type JsonLimits,
  limitBody,
  limitJson,
} from "./request/limits.ts";
export { findNearest } from "./request/nearest.ts";
export { linesType, parseLine, refuseLine } from "./request/read-lines.ts";
export {
  buildRoutes,
  exampleNames,
  exampleValue,
  type PathMatch,
  type Route,
  responseContent,
  responseKey,
} from "./request/routes.ts";
export { nameIgnored } from "./request/unknown-names.ts";
export { describeErrors } from "./request/violations.ts";
export { createSchemaCompiler, type ErrorObject } from "./vendor/ajv.ts";
