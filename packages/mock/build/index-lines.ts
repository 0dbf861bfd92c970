import { escapePointer } from "@data-import/front";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { listPointers } from "../src/report/list-pointers.ts";

/**
 * The line of the YAML for each part of the JSON: one number for each pointer of `listPointers`, in the same order.
 * Reading half a megabyte of YAML takes seconds, so the build does it and not a failing test.
 */
export function indexLines(yaml: string, json: unknown): number[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lines = new Map<string, number>();
  const mark = (pointer: string, node: unknown, part: unknown) => {
    const { range } = node as { range?: readonly number[] };
    if (range?.[0] !== undefined) lines.set(pointer, counter.linePos(range[0]).line);
    visit(part, pointer);
  };
  function visit(node: unknown, pointer: string): void {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key)) mark(`${pointer}/${escapePointer(String(key.value))}`, key, value);
      }
    }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) mark(`${pointer}/${index}`, item, item);
  }
  visit(document.contents, "");
  return [...listPointers(json)].map((pointer) => {
    const line = lines.get(pointer);
    if (line === undefined) throw new Error(`openapi.yaml has no line for ${pointer} of openapi.json.`);
    return line;
  });
}
