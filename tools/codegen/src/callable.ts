import {
  type Description,
  type Operation,
  type Parameter,
  type Reference,
  resolveReference,
} from "@data-import/spec/read";
import { type Declarations, flattenSchemas } from "./flatten.ts";
import { readOpenEnums } from "./open-enums.ts";
import { readConstantHeader } from "./operations.ts";
import { generateSyntax } from "./syntax.ts";

const known = new WeakMap<Description, Declarations>();

/** The declarations of requests and responses. The files of the client and of the mock are made from them. */
export function declareCallable(bundle: Description): Declarations {
  let declarations = known.get(bundle);
  if (declarations === undefined) {
    declarations = flattenSchemas(generateSyntax(keepCallable(bundle)), readOpenEnums(bundle));
    known.set(bundle, declarations);
  }
  return declarations;
}

/** The bundle without the parts that callers do not write: headers that the client adds, and webhooks. */
function keepCallable(bundle: Description): Description {
  const isFree = (parameter: Parameter | Reference) =>
    readConstantHeader(bundle, resolveReference<Parameter>(bundle, parameter)) === undefined;
  const keepFree = <Holder>(holder: Holder): Holder => {
    const { parameters } = holder as Operation;
    return Array.isArray(parameters) ? { ...holder, parameters: parameters.filter(isFree) } : holder;
  };
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const held = Object.entries(item).map(([key, holder]) => [key, keepFree(holder)]);
    return [path, keepFree(Object.fromEntries(held))];
  });
  const { webhooks: _, ...others } = bundle;
  return { ...others, paths: Object.fromEntries(paths) };
}
