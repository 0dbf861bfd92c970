import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nameEvent, splitPointer } from "@data-import/spec/read";
import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";

/** A parsed YAML file. */
interface Source {
  readonly contents: unknown;
  readonly lines: LineCounter;
}

/** The files or folders with the components of a kind; other kinds have a file with that name. */
const homes: Readonly<Record<string, readonly string[]>> = {
  schemas: ["schemas", "shared/schemas.yaml"],
  examples: ["examples"],
  securitySchemes: ["shared/security.yaml"],
};

const topics = "events/topics.yaml";

/**
 * Returns a function that finds the line in the YAML files of a folder for a place of their bundle, such as
 * `spec/schemas/spaces.yaml:12`; of what is not there (any longer), the nearest place around it.
 */
export function openSources(folder: string): (pointer: string) => string {
  const opened = new Map<string, Source>();

  function open(file: string): Source {
    const source = opened.get(file) ?? readSource(join(folder, file));
    opened.set(file, source);
    return source;
  }

  /** Follows keys as far as possible, through references to other files if the place itself does not have the key. */
  function walk(file: string, keys: readonly string[]): string {
    const { contents, lines } = open(file);
    let node = contents;
    let offset = 0;
    for (const [index, key] of keys.entries()) {
      const next: unknown = isCollection(node) ? node.get(key, true) : undefined;
      if (next === undefined) {
        const reference = isMap(node) ? node.get("$ref") : undefined;
        if (typeof reference !== "string") break;
        const [target = "", inside = ""] = reference.split("#");
        const path = target === "" ? file : join(dirname(file), target);
        return walk(path, [...splitPointer(inside), ...keys.slice(index)]);
      }
      offset = findKey(node, key) ?? (isNode(next) ? next.range?.[0] : undefined) ?? offset;
      node = next;
    }
    return `${basename(folder)}/${file}:${lines.linePos(offset).line}`;
  }

  /** A webhook and its event are rendered from an entry of this file; of the schema, the file only has the payload. */
  function walkTopic(topic: string, keys: readonly string[]): string {
    const payload = keys.indexOf("payload");
    return walk(topics, [topic, ...(payload < 0 ? [] : keys.slice(payload))]);
  }

  /** The topic of an event by the name of its schema. */
  function findTopic(name: string): string | undefined {
    const { contents } = existsSync(join(folder, topics)) ? open(topics) : {};
    const names = isMap(contents) ? contents.items.map(({ key }) => String(key)) : [];
    return names.find((topic) => nameEvent(topic) === name);
  }

  return (pointer) => {
    const keys = splitPointer(pointer);
    const [section = "", kind = "", name = "", ...inside] = keys;
    if (section === "webhooks") return walkTopic(kind, keys);
    if (section !== "components") return walk("openapi.yaml", keys);
    // The properties of every event come from the schema of events.
    for (const own of [name, name.replace(/Base$/, "")]) {
      const home = listHomes(folder, kind).find((file) => findKey(open(file).contents, own) !== undefined);
      if (home !== undefined) return walk(home, [own, ...inside]);
    }
    const topic = kind === "schemas" ? findTopic(name) : undefined;
    return topic === undefined ? walk("openapi.yaml", keys) : walkTopic(topic, inside);
  };
}

function readSource(path: string): Source {
  const lines = new LineCounter();
  const { contents } = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines, merge: true });
  return { contents, lines };
}

function listHomes(folder: string, kind: string): string[] {
  return (homes[kind] ?? [`shared/${kind}.yaml`]).flatMap((home) => {
    if (!existsSync(join(folder, home))) return [];
    return home.endsWith(".yaml") ? [home] : readdirSync(join(folder, home)).map((file) => `${home}/${file}`);
  });
}

/** The line of a key, because its value may start on a later line. */
function findKey(node: unknown, key: string): number | undefined {
  const pair = isMap(node)
    ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
