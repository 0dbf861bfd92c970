import { locatePath, locateRoute, type Model, type PathMatch, type Route } from "@data-import/front";
import { findUploadPath } from "./tus/protocol.ts";
import { takesForm } from "./upload.ts";

/** The path of the description that a request is for; throws an `HttpError` if there is none. */
export function findMatch(model: Model, method: string, pathname: string): PathMatch {
  if (findUploadPath(pathname) === undefined) return locatePath(model, method, pathname);
  // An upload in parts is the same as the operation that takes a form with the whole file.
  const path = model.paths.find(({ byMethod }) => [...byMethod.values()].some(takesForm));
  if (path === undefined) throw new Error("The description has no operation that takes a file.");
  return { path, parameters: {} };
}

/** The operation that a request is for; throws an `HttpError` if its path does not have the method. */
export function findRoute(match: PathMatch, method: string, pathname: string): Route {
  const uploading = findUploadPath(pathname) && [...match.path.byMethod.values()].find(takesForm);
  return uploading ?? locateRoute(match, method, pathname);
}
