import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import { splitPointer } from "./read/index.ts";

const file = "events/topics.yaml";

/**
 * The place of a part of a webhook: webhooks are rendered from events/topics.yaml, so that a report about one
 * has no place of its own. Undefined for anything else.
 */
export function locateInTopics(folder: string, pointer: string | undefined): string | undefined {
  const [section, topic, ...steps] = splitPointer(pointer ?? "");
  if (section !== "webhooks" || topic === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, file), "utf8"), {
    lineCounter: lines,
    merge: true,
  });
  // The example and the payload are copied unchanged; for other parts, the line of the topic is near enough.
  const copied = [
    ["value", "example"],
    ["properties", "payload"],
  ].flatMap(([from = "", to = ""]) => {
    const at = steps.indexOf(from);
    const rest = steps.slice(at + 1);
    return at === -1 ? [] : [[topic, to, ...(rest[0] === to ? rest.slice(1) : rest)]];
  });
  const paths = copied.flatMap((path) => path.map((_, index) => path.slice(0, path.length - index)));
  for (const path of [...paths, [topic]]) {
    const found = document.getIn(path, true);
    if (!isNode(found) || found.range == null) continue;
    const { line, col } = lines.linePos(found.range[0]);
    return `${file}:${line}:${col}`;
  }
  return undefined;
}
