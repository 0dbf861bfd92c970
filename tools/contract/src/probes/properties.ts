import { locateTarget, type OperationCase } from "@data-import/spec/read";
import { bundle } from "../description.ts";
import { listParts, type Part, writeForm } from "./form.ts";
import { listInvalidTexts } from "./invalid-values.ts";
import { linesType, probeLines } from "./lines.ts";
import { type ObjectShape, readObject } from "./object-shape.ts";
import { type PreparedRequest, withBody } from "./prepared-request.ts";
import { createProbeMaker, type Probe, type ProbeMaker } from "./probe.ts";
import { makeSample } from "./sample.ts";
import { anything, probeValue, type ValueProbe } from "./value-probes.ts";

const depth = 100_000;

/** Each property of a body in turn: missing, of another type, beyond its limits, unknown. */
export function probeBody(operation: OperationCase, prepared: PreparedRequest): Probe[] {
  const { content, requests } = operation;
  const [example] = requests;
  if (!content || !example) return [];
  const maker = createProbeMaker(operation, "properties");
  if (content.contentType === "multipart/form-data") return probeForm(operation, prepared, maker);
  if (content.contentType === linesType) return probeLines(prepared, maker);
  const embed = (value: unknown) => value;
  const place = { schema: content, key: "", value: example.value, embed, probed: new Set<string>() };
  const probes = [...probeValue(place)].map((probe) => ({ ...probe, text: JSON.stringify(probe.body) }));
  const send = (text: string) => withBody(prepared, text, content.contentType);
  return [
    ...probes.map((probe) => toProbe(maker, probe, send(probe.text))),
    ...probes.flatMap((probe) => probeDepth(maker, probe, send)),
  ];
}

/** If a schema allows any value, deep lists are allowed, too. A target may reject them, but must not crash. */
function probeDepth(
  maker: ProbeMaker,
  { name, text }: { readonly name: string; readonly text: string },
  send: (text: string) => PreparedRequest,
): Probe[] {
  const shallow = JSON.stringify(anything);
  if (!text.includes(shallow)) return [];
  const deep = shallow.replace("null", () => "[".repeat(depth) + "]".repeat(depth));
  return [maker.open(`${name}, very deep`, send(text.replace(shallow, () => deep)))];
}

function toProbe(
  maker: ProbeMaker,
  { name, fits, keys, about }: ValueProbe,
  request: PreparedRequest,
): Probe {
  return fits
    ? maker.accepted(name, request, { about })
    : maker.rejected(name, request, 400, { keys, about });
}

/** The parts of a form are text, except files and parts that contain JSON. */
function probeForm(
  { content, requests }: OperationCase,
  prepared: PreparedRequest,
  maker: ProbeMaker,
): Probe[] {
  const [example] = requests;
  if (!content || !example) return [];
  const shape = readObject(content);
  const parts = listParts(example);
  const send = (list: readonly Part[]) => withBody(prepared, ...writeForm(list));
  const others = (name: string) => parts.filter((part) => part.name !== name);
  const unknown = ["zzUnknown", "имя", "__proto__", `${parts[0]?.name}x`].map((name) =>
    maker.rejected(`${name}: unknown part`, send([...parts, { name, value: "text" }]), 400, { keys: [name] }),
  );
  const known = Object.keys(shape.properties).flatMap((name) => {
    const probe = { maker, shape, name, send, others: others(name) };
    return example.files.includes(name) ? probeFile(probe) : probePart(probe, parts);
  });
  const nothing = maker.rejected("a form without parts", send([]), 400, { keys: [...shape.required] });
  return [...known, ...unknown, nothing];
}

interface PartProbe {
  readonly maker: ProbeMaker;
  readonly shape: ObjectShape;
  readonly name: string;
  readonly send: (parts: readonly Part[]) => PreparedRequest;
  /** The valid parts with other names. */
  readonly others: readonly Part[];
}

function probeFile({ maker, shape, name, send, others }: PartProbe): Probe[] {
  const details = { keys: [name], about: [shape.properties[name]?.pointer ?? ""] };
  const file = { name, value: "a,b\n", fileName: "rows.csv" };
  return [
    maker.rejected(`${name}: missing`, send(others), 400, details),
    maker.rejected(`${name}: twice`, send([...others, file, file]), 400, details),
  ];
}

function probePart({ maker, shape, name, send, others }: PartProbe, parts: readonly Part[]): Probe[] {
  const schema = shape.properties[name] ?? { pointer: "", value: {} };
  const found = locateTarget(bundle, schema);
  const details = { keys: [name], about: [schema.pointer] };
  if (found.value.items) {
    const items = { pointer: `${found.pointer}/items`, value: found.value.items };
    const embed = (value: unknown) => value;
    const place = {
      schema: items,
      key: `${name}[0]`,
      value: makeSample(items),
      embed,
      probed: new Set<string>(),
    };
    // One part may have the whole list, so an array in place of an item is allowed.
    const lists = [[], [place.value], [place.value, place.value]].map((body) => ({
      name: `${name}: ${body.length} in one part`,
      fits: true,
      body,
      keys: [],
      about: [],
    }));
    const probes = [...probeValue(place)].filter(({ body }) => !Array.isArray(body));
    return [...probes, ...lists].map((probe) => {
      const part = { name, value: JSON.stringify(probe.body), type: "application/json" };
      return toProbe(maker, { ...probe, about: [...probe.about, schema.pointer] }, send([...others, part]));
    });
  }
  const value = parts.find((part) => part.name === name)?.value ?? String(makeSample(schema));
  const invalidValues = listInvalidTexts(found).map(({ why, value: text }) =>
    maker.rejected(`${name}: ${why}`, send([...others, { name, value: text }]), 400, details),
  );
  const missing = maker.rejected(`${name}: missing`, send(others), 400, details);
  return [
    ...(shape.required.includes(name) ? [missing] : []),
    ...invalidValues,
    maker.rejected(`${name}: twice`, send([...others, { name, value }, { name, value }]), 400, details),
    maker.rejected(`${name}: as a file`, send([...others, { name, value, fileName: "x.txt" }]), 400, details),
  ];
}
