import { locatePath, locateRoute, type Model, type PathMatch, type Route } from "@data-import/front";
import { findUploadPath } from "./tus/protocol.ts";

/** The path of the operation that an upload in parts is the same as. */
const formPath = "/v1/files";

/** The path of the description that a request is for; throws a `Refusal` if there is none. */
export function findMatch(model: Model, method: string, pathname: string): PathMatch {
  return locatePath(model, method, findUploadPath(pathname) === undefined ? pathname : formPath);
}

/** The operation that a request is for; throws a `Refusal` if its path does not have the method. */
export function findRoute(match: PathMatch, method: string, pathname: string): Route {
  return locateRoute(match, findUploadPath(pathname) === undefined ? method : "POST", pathname);
}
