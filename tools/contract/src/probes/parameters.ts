import {
  type Located,
  locateTarget,
  type OperationCase,
  type Parameter,
  type Schema,
} from "@data-import/spec/read";
import { bundle } from "../description.ts";
import { listInvalidTexts } from "./invalid-values.ts";
import { type PreparedRequest, withHeader, withoutQuery, withQuery } from "./prepared-request.ts";
import { createProbeMaker, type Probe, type ProbeMaker } from "./probe.ts";
import { makeSample } from "./sample.ts";

/**
 * Each parameter in turn: missing, of another type, beyond its limits, twice, badly encoded. Then unknown parameters.
 */
export function probeParameters(operation: OperationCase, prepared: PreparedRequest): Probe[] {
  const maker = createProbeMaker(operation, "parameters");
  const known = operation.parameters.flatMap((parameter) => {
    const schema = locateTarget<Schema>(bundle, { pointer: "", value: parameter.schema ?? {} });
    const invalidValues = listInvalidTexts(schema);
    const details = { keys: [parameter.name], about: [`parameter ${parameter.name}`] };
    const probe = { maker, prepared, parameter, invalidValues, details };
    if (parameter.in === "path") return probePathParameter(probe, operation);
    if (parameter.in === "header") return probeHeader(probe);
    if (schema.value.items)
      return probeQueryList(probe, locateTarget(bundle, { pointer: "", value: schema.value.items }));
    return probeQueryParameter(probe, String(parameter.example ?? makeSample(schema)));
  });
  return [...known, ...probeUnknownParameters(maker, operation, prepared)];
}

interface ParameterProbe {
  readonly maker: ProbeMaker;
  readonly prepared: PreparedRequest;
  readonly parameter: Parameter;
  readonly invalidValues: ReturnType<typeof listInvalidTexts>;
  readonly details: { readonly keys: readonly string[]; readonly about: readonly string[] };
}

function probeQueryParameter(
  { maker, prepared, parameter, invalidValues, details }: ParameterProbe,
  value: string,
): Probe[] {
  const { name, required } = parameter;
  const bare = withoutQuery(prepared, name);
  return [
    ...(required ? [maker.rejected(`${name}: missing`, bare, 400, details)] : []),
    ...invalidValues.map(({ why, value: invalidValue }) =>
      maker.rejected(`${name}: ${why}`, withQuery(bare, [name, invalidValue]), 400, details),
    ),
    maker.rejected(`${name}: twice`, withQuery(bare, [name, value], [name, value]), 400, details),
    ...probeQueryBytes(maker, bare, name, details),
  ];
}

/** A list repeats its key: each value is an item of it. */
function probeQueryList(
  { maker, prepared, parameter, details }: ParameterProbe,
  items: Located<Schema>,
): Probe[] {
  const { name, required } = parameter;
  const bare = withoutQuery(prepared, name);
  const value = String(makeSample(items));
  return [
    ...(required ? [maker.rejected(`${name}: missing`, bare, 400, details)] : []),
    ...listInvalidTexts(items).map(({ why, value: invalidValue }) =>
      maker.rejected(`${name}[0]: ${why}`, withQuery(bare, [name, invalidValue]), 400, {
        ...details,
        keys: [`${name}[0]`],
      }),
    ),
    maker.accepted(`${name}: one item`, withQuery(bare, [name, value]), details),
    maker.accepted(`${name}: two items`, withQuery(bare, [name, value], [name, `${value}2`]), details),
    ...probeQueryBytes(maker, bare, name, { about: details.about }),
  ];
}

/** Bytes that clients do not send; a target may reject them, but must not crash. */
function probeQueryBytes(
  maker: ProbeMaker,
  bare: PreparedRequest,
  name: string,
  details: Partial<ParameterProbe["details"]>,
): Probe[] {
  const raw = (text: string) => ({
    ...bare,
    query: [bare.query, `${name}=${text}`].filter(Boolean).join("&"),
  });
  return [
    maker.open(`${name}: bad percent-encoding`, raw("%zz%"), 400, details),
    maker.open(`${name}: bytes that are not UTF-8`, raw("%ff"), 400, details),
    maker.open(`${name}: NUL`, raw("%00"), 400, details),
  ];
}

function probePathParameter(
  { maker, prepared, parameter, details }: ParameterProbe,
  operation: OperationCase,
): Probe[] {
  const { name } = parameter;
  const fill = (value: string) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, each) =>
      each === name ? value : encodeURIComponent(operation.pathParameters[each] ?? ""),
    );
    return { ...prepared, path };
  };
  return [
    maker.rejected(`${name}: empty`, fill(""), 404, { about: details.about }),
    maker.rejected(`${name}: bad percent-encoding`, fill("%zz"), 400, details),
    maker.rejected(`${name}: bytes that are not UTF-8`, fill("%ff"), 400, details),
    maker.open(`${name}: NUL`, fill("%00"), [400, 404], details),
    maker.open(`${name}: not latin`, fill(encodeURIComponent("ид")), [400, 404], details),
    maker.open(`${name}: an encoded slash`, fill("a%2Fb"), [400, 404], details),
  ];
}

function probeHeader({ maker, prepared, parameter, invalidValues, details }: ParameterProbe): Probe[] {
  const { name, required } = parameter;
  return [
    ...(required
      ? [maker.rejected(`${name}: missing`, withHeader(prepared, name, undefined), 400, details)]
      : []),
    ...[...invalidValues, { why: "outside ASCII", value: "tr\u00fce" }].map(({ why, value }) =>
      maker.rejected(`${name}: ${why}`, withHeader(prepared, name, value), 400, details),
    ),
  ];
}

function probeUnknownParameters(
  maker: ProbeMaker,
  operation: OperationCase,
  prepared: PreparedRequest,
): Probe[] {
  const known = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const nearly = known.slice(0, 1).flatMap((name) => [`${name}x`, name.toUpperCase(), `${name}[]`]);
  const names = ["zzUnknown", "имя", "constructor", "__proto__", ...nearly];
  return [
    ...names.map((name) =>
      maker.rejected(`${name}: unknown`, withQuery(prepared, [name, "1"]), 400, { keys: [name] }),
    ),
    maker.accepted("an unknown header", withHeader(prepared, "X-Unknown", "1")),
    maker.accepted(
      "X-Disable-Hooks, which every client may send",
      withHeader(prepared, "X-Disable-Hooks", "true"),
    ),
  ];
}
