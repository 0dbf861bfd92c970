import type { Bundle, Operation, Parameter } from "./bundle.ts";
import { type Declarations, flattenSchemas } from "./flatten.ts";
import { readOpenEnums } from "./open-enums.ts";
import { readConstantHeader } from "./operations.ts";
import { generateSyntax } from "./syntax.ts";

const known = new WeakMap<Bundle, Declarations>();

/** The declarations of what callers write and read. The client's files and the mock's are both made from them. */
export function declareCallable(bundle: Bundle): Declarations {
  let declarations = known.get(bundle);
  if (declarations === undefined) {
    declarations = flattenSchemas(generateSyntax(keepCallable(bundle)), readOpenEnums(bundle));
    known.set(bundle, declarations);
  }
  return declarations;
}

/** The bundle without what no caller writes: the headers that the client adds, and the calls that the service makes. */
function keepCallable(bundle: Bundle): Bundle {
  const isFree = (parameter: Parameter) => readConstantHeader(bundle, parameter) === undefined;
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
