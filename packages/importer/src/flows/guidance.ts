import type { CurrentActor, Guidance, GuideBlock } from "@data-import/types";

/** A guide, and where and when it is shown. */
export interface ShownGuide extends Pick<Guidance["options"], "target" | "trigger" | "type"> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** The guides for a person, the oldest guidance first. Those that are parts of other programs have no text here. */
export function listGuides(
  guidance: readonly Guidance[],
  { kind }: Pick<CurrentActor, "kind">,
): readonly ShownGuide[] {
  const role = kind === "guest" ? "guest" : "admin";
  return guidance.toReversed().flatMap(({ id, guideSlug, guide, options }) => {
    if (guide === undefined || (options.role ?? role) !== role) return [];
    const { target, trigger, type } = options;
    const { title, description, blocks } = guide;
    const text = [description ?? "", ...blocks.map(readBlock)].filter((part) => part !== "").join("\n\n");
    return [{ id, slug: guideSlug, target, trigger, type, title, text }];
  });
}

/** The properties of a block in which programs write its text. */
const textKeys = ["text", "content", "markdown", "body"] as const;

/** The Markdown of a block, which is free-form. What the page does not know is left out. */
function readBlock(block: GuideBlock): string {
  const text = textKeys.map((key) => block[key]).find((value) => typeof value === "string") ?? "";
  if (block["type"] === "heading") return `# ${text}`;
  const title = block["title"];
  return typeof title === "string" && title !== "" ? `# ${title}\n\n${text}` : text;
}

/** What a guide with the trigger `event` waits for: a topic as its target, or all events of what its target shows. */
const domainsOfTargets: Readonly<Record<string, string>> = {
  actions: "job",
  document: "document",
  documents: "document",
  files: "file",
  records: "sheet",
  sheets: "sheet",
};

/** Whether an event makes a guide appear. */
export function isCalledBy(
  { trigger, target }: Pick<ShownGuide, "trigger" | "target">,
  { topic, domain }: { readonly topic: string; readonly domain: string },
): boolean {
  return trigger === "event" && (target === topic || domainsOfTargets[target] === domain);
}

/** Where the page keeps which guides a person has closed. */
export interface SeenStorage {
  read(): string | null;
  write(text: string): void;
}

/** So many closed guides are remembered; the oldest are forgotten first. */
const mostRememberedGuides = 500;

/** The guides that a person has closed. They do not come by themselves any more. */
export class SeenGuides {
  readonly #storage: SeenStorage;
  readonly #callerId: string;
  #seen: readonly string[];

  constructor(storage: SeenStorage, callerId: string) {
    this.#storage = storage;
    this.#callerId = callerId;
    this.#seen = this.#read();
  }

  has({ id }: Pick<ShownGuide, "id">): boolean {
    return this.#seen.includes(this.#name(id));
  }

  add({ id }: Pick<ShownGuide, "id">): void {
    // Another tab may have added some.
    const known = new Set([...this.#read(), ...this.#seen, this.#name(id)]);
    this.#seen = [...known].slice(-mostRememberedGuides);
    this.#storage.write(JSON.stringify(this.#seen));
  }

  /** Several people may use a browser. */
  #name(id: string): string {
    return `${this.#callerId} ${id}`;
  }

  #read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage.read() ?? "[]");
      return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
    } catch {
      return [];
    }
  }
}
