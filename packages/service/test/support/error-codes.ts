import {
  listErrorCodes,
  listErrorCodesOf,
  loadModel,
  locateOperations,
  locatePath,
  locateRoute,
} from "@data-import/front";

/** The codes that each operation can return, by operationId. */
let allowed: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function readAllowed(): NonNullable<typeof allowed> {
  const { description } = loadModel();
  return new Map(
    locateOperations(description).map((operation) => [
      operation.value.operationId,
      new Set(listErrorCodesOf(description, operation).map(({ code }) => code)),
    ]),
  );
}

/** What is wrong with the codes of an error: each must be one of the operation, with its status. */
export function findWrongCodes(method: string, path: string, status: number, body: unknown): string[] {
  const { errors } = (body ?? {}) as { errors?: readonly { code?: string }[] };
  if (status < 400 || !Array.isArray(errors)) return [];
  allowed ??= readAllowed();
  const model = loadModel();
  const entries = listErrorCodes(model.description);
  const own = allowed.get(findOperationId(method, path) ?? "");
  return errors.flatMap(({ code = "" }) => {
    const entry = entries.find((each) => each.code === code);
    if (entry?.status !== status) return [`${method} ${path}: ${status} has the code \`${code}\``];
    const isOwn = own === undefined || own.has(code) || entry.of === "none";
    return isOwn ? [] : [`${method} ${path}: \`${code}\` is not in \`x-errors\` of the operation`];
  });
}

function findOperationId(method: string, path: string): string | undefined {
  const [pathname = ""] = path.split("?");
  try {
    return locateRoute(locatePath(loadModel(), method, pathname), method, pathname).operationId;
  } catch {
    // An address without an operation, such as that of an upload in parts.
    return undefined;
  }
}
