import {
  type Located,
  locateTarget,
  type OperationCase,
  type Parameter,
  type Schema,
} from "@data-import/spec/read";
import { bundle } from "../description.ts";
import { type Draft, withHeader, withoutQuery, withQuery } from "./draft.ts";
import { listTextMisfits } from "./misfits.ts";
import { createProbeMaker, type Probe, type ProbeMaker } from "./probe.ts";
import { makeSample } from "./sample.ts";

/** Each parameter in turn: missing, of another type, beyond its limits, twice, badly encoded; and unknown ones. */
export function probeParameters(operation: OperationCase, draft: Draft): Probe[] {
  const maker = createProbeMaker(operation, "parameters");
  const known = operation.parameters.flatMap((parameter) => {
    const schema = locateTarget<Schema>(bundle, { pointer: "", value: parameter.schema ?? {} });
    const misfits = listTextMisfits(schema.value);
    const details = { keys: [parameter.name], about: [`parameter ${parameter.name}`] };
    const probe = { maker, draft, parameter, misfits, details };
    if (parameter.in === "path") return probePathParameter(probe, operation);
    if (parameter.in === "header") return probeHeader(probe);
    if (schema.value.items)
      return probeQueryList(probe, locateTarget(bundle, { pointer: "", value: schema.value.items }));
    return probeQueryParameter(probe, String(parameter.example ?? makeSample(schema)));
  });
  return [...known, ...probeUnknownParameters(maker, operation, draft)];
}

interface ParameterProbe {
  readonly maker: ProbeMaker;
  readonly draft: Draft;
  readonly parameter: Parameter;
  readonly misfits: ReturnType<typeof listTextMisfits>;
  readonly details: { readonly keys: readonly string[]; readonly about: readonly string[] };
}

function probeQueryParameter(
  { maker, draft, parameter, misfits, details }: ParameterProbe,
  value: string,
): Probe[] {
  const { name, required } = parameter;
  const bare = withoutQuery(draft, name);
  return [
    ...(required ? [maker.refused(`${name}: missing`, bare, 400, details)] : []),
    ...misfits.map(({ why, value: misfit }) =>
      maker.refused(`${name}: ${why}`, withQuery(bare, [name, misfit]), 400, details),
    ),
    maker.refused(`${name}: twice`, withQuery(bare, [name, value], [name, value]), 400, details),
    ...probeQueryBytes(maker, bare, name, details),
  ];
}

/** A list repeats its key: each value is an item of it. */
function probeQueryList(
  { maker, draft, parameter, details }: ParameterProbe,
  items: Located<Schema>,
): Probe[] {
  const { name, required } = parameter;
  const bare = withoutQuery(draft, name);
  const value = String(makeSample(items));
  return [
    ...(required ? [maker.refused(`${name}: missing`, bare, 400, details)] : []),
    ...listTextMisfits(items.value).map(({ why, value: misfit }) =>
      maker.refused(`${name}[0]: ${why}`, withQuery(bare, [name, misfit]), 400, {
        ...details,
        keys: [`${name}[0]`],
      }),
    ),
    maker.taken(`${name}: one item`, withQuery(bare, [name, value]), details),
    maker.taken(`${name}: two items`, withQuery(bare, [name, value], [name, `${value}2`]), details),
    ...probeQueryBytes(maker, bare, name, { about: details.about }),
  ];
}

/** Bytes that no client writes; they may be refused, and must be survived. */
function probeQueryBytes(
  maker: ProbeMaker,
  bare: Draft,
  name: string,
  details: Partial<ParameterProbe["details"]>,
): Probe[] {
  const raw = (text: string) => ({
    ...bare,
    query: [bare.query, `${name}=${text}`].filter(Boolean).join("&"),
  });
  return [
    maker.open(`${name}: bad percent-encoding`, raw("%zz%"), 400, details),
    maker.open(`${name}: bytes that are no UTF-8`, raw("%ff"), 400, details),
    maker.open(`${name}: NUL`, raw("%00"), 400, details),
  ];
}

function probePathParameter(
  { maker, draft, parameter, details }: ParameterProbe,
  operation: OperationCase,
): Probe[] {
  const { name } = parameter;
  const fill = (value: string) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, each) =>
      each === name ? value : encodeURIComponent(operation.pathParameters[each] ?? ""),
    );
    return { ...draft, path };
  };
  return [
    maker.refused(`${name}: empty`, fill(""), 404, { about: details.about }),
    maker.refused(`${name}: bad percent-encoding`, fill("%zz"), 400, details),
    maker.refused(`${name}: bytes that are no UTF-8`, fill("%ff"), 400, details),
    maker.open(`${name}: NUL`, fill("%00"), [400, 404], details),
    maker.open(`${name}: not latin`, fill(encodeURIComponent("ид")), [400, 404], details),
    maker.open(`${name}: an encoded slash`, fill("a%2Fb"), [400, 404], details),
  ];
}

function probeHeader({ maker, draft, parameter, misfits, details }: ParameterProbe): Probe[] {
  const { name, required } = parameter;
  return [
    ...(required
      ? [maker.refused(`${name}: missing`, withHeader(draft, name, undefined), 400, details)]
      : []),
    ...[...misfits, { why: "outside ASCII", value: "tr\u00fce" }].map(({ why, value }) =>
      maker.refused(`${name}: ${why}`, withHeader(draft, name, value), 400, details),
    ),
  ];
}

function probeUnknownParameters(maker: ProbeMaker, operation: OperationCase, draft: Draft): Probe[] {
  const known = operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const nearly = known.slice(0, 1).flatMap((name) => [`${name}x`, name.toUpperCase(), `${name}[]`]);
  const names = ["zzUnknown", "имя", "constructor", "__proto__", ...nearly];
  return [
    ...names.map((name) =>
      maker.refused(`${name}: unknown`, withQuery(draft, [name, "1"]), 400, { keys: [name] }),
    ),
    maker.taken("an unknown header", withHeader(draft, "X-Unknown", "1")),
    maker.taken("X-Disable-Hooks, as every client may send it", withHeader(draft, "X-Disable-Hooks", "true")),
  ];
}
