import type { HttpResponse, Model, Violation } from "@data-import/front";
import {
  type Checks,
  createChecks,
  describeErrors,
  type Header,
  type Located,
  locateTarget,
  type Route,
  resolveSchema,
  responseKey,
} from "@data-import/front";

type DescribedHeader = Located<Header & { readonly required?: boolean }>;

const known = new WeakMap<Model, Checks>();

/** Validates the headers of a response against the description. */
export function checkHeaders(model: Model, route: Route, { status, headers }: HttpResponse): Violation[] {
  const described = listHeaders(model, route, responseKey(route, status));
  return described.flatMap(([name, header]): Violation[] => {
    const text = headers[name.toLowerCase()];
    const at = { where: "response", key: name, pointer: header.pointer } as const;
    if (text === undefined)
      return header.value.required ? [{ ...at, message: `\`${name}\` is required.` }] : [];
    const { type } = resolveSchema(model.description, header.value.schema);
    const isNumber =
      (type === "integer" || type === "number") && text.trim() !== "" && !Number.isNaN(Number(text));
    const errors = loadChecks(model).find(header, isNumber ? Number(text) : text);
    return describeErrors(errors, name, loadChecks(model)).map((failure) => ({ ...at, ...failure }));
  });
}

function listHeaders(model: Model, route: Route, key: string | undefined): [string, DescribedHeader][] {
  const response = route.responses[key ?? ""];
  return Object.entries(response?.value.headers ?? {}).map(([name, header]) => [
    name,
    locateTarget(model.description, { value: header, pointer: `${response?.pointer}/headers/${name}` }),
  ]);
}

/** Compiled on first use, because checks of requests do not need them. */
function loadChecks(model: Model): Checks {
  let checks = known.get(model);
  if (checks === undefined) {
    const all = [...model.routes.values()].flatMap((route) =>
      Object.keys(route.responses).flatMap((key) =>
        listHeaders(model, route, key).map(([, header]) => header),
      ),
    );
    checks = createChecks(model.description, all, { closed: false });
    known.set(model, checks);
  }
  return checks;
}
