import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type GeneratedFiles,
  generateClientFiles,
  generateMockFiles,
  generateTypesFiles,
} from "@data-import/codegen";
import ts from "typescript";
import { expect, test } from "vitest";
import { readFixture } from "./fixture.ts";

const targets = { types: generateTypesFiles, client: generateClientFiles, mock: generateMockFiles };

test.each(Object.entries(targets))("writes the reviewed files of %s", async (target, generate) => {
  for (const [path, text] of Object.entries(generate(readFixture()))) {
    // Not .ts: the snapshots are for reading, and must not be compiled or formatted.
    await expect(text).toMatchFileSnapshot(`snapshots/${target}/${path.replaceAll("/", "-")}.txt`);
  }
});

test.each(Object.entries(targets))("writes the same files of %s twice", (_, generate) => {
  expect(generate(readFixture())).toEqual(generate(readFixture()));
});

test("generates types that compile, although schemas have the names of globals", async () => {
  const files = generateTypesFiles(readFixture());
  const user = `
    import { topics } from "./enums.gen.ts";
    import type {
      Error, Event, Floor, Mood, Notice, NoticeBase, Record, paths, ShelfConfig, ShelfItem, Topic, UnknownTopic, Upload,
    } from "./openapi.gen.ts";
    const record: Record = { id: "r1", values: { name: "Cup", price: 24.5, note: null } };
    export const error: Error = { message: topics.join() };
    export function read(event: Event): Topic {
      return event.topic === "record:created" ? (event.record satisfies Record, event.topic) : "shelf:created";
    }
    export const upload: Upload = { file: new Blob(["a"]), notes: [record] };
    export type Header = paths["/shelves/{shelfId}"]["get"]["parameters"]["header"]["X-Quiet"];
    export function readNotice(notice: Notice): number | string | undefined {
      if (notice.topic === "shelf:created") return notice.payload.height + notice.context.shelfId.length;
      if (notice.topic === "shelf:deleted") return notice.context.shelfId;
      const topic: string = notice.topic;
      // @ts-expect-error what is known about a topic that these types do not know is unknown
      return topic === "" ? topic : notice.payload.height;
    }
    const general: NoticeBase = { topic: "lamp:broken", context: { room: "Hall" }, payload: {} };
    export const notice: Notice = { ...general, topic: general.topic as UnknownTopic };
    export const item: ShelfItem = { id: "s1", label: "Hall", wood: "ash", floor: 3, moods: ["calm", "sleepy"] };
    export const floor: Floor = 3;
    // @ts-expect-error a mood that callers write is one of the list
    export const config: ShelfConfig = { label: "Hall", mood: "sleepy" };
    // @ts-expect-error a mood that callers write is one of the list
    export const mood: Mood = "sleepy";
    // @ts-expect-error a record needs its values
    export const wrong: Record = { id: "r1" };
    // @ts-expect-error there is no such topic
    export const none: Topic = "record:creatd";
  `;
  const validators = {
    "src/schemas/formats.ts": "export const dateTime: object = {};",
    "src/schemas/schema.ts": `
      export interface Schema<Output> { readonly output?: Output }
      export declare function defineSchema<Output>(shape: object): Schema<Output>;
    `,
  };
  expect(compile({ ...files, ...validators, "src/user.ts": user })).toEqual([]);
});

test("ids have the type of their kind", () => {
  const files = generateTypesFiles(
    readFixture(({ components: { schemas } }) => {
      schemas.ThingId = { type: "string", "x-id-kind": "th" };
      schemas.OwnerId = { type: "string", "x-id-kind": ["usr", "g"] };
    }),
  );
  const written = files["src/openapi.gen.ts"];
  expect(written).toContain('type ThingId = Id<"th">;');
  expect(written).toContain('type OwnerId = Id<"usr" | "g">;');
  expect(files["src/ids.gen.ts"]).toContain("    thing: ThingId;\n");
  expect(files["src/ids.gen.ts"]).toContain('    thing: "th",\n');
  expect(files["src/ids.gen.ts"]).not.toContain("owner");
});

test("validators of ids know their kinds", () => {
  const id = { type: "string", "x-id-kind": ["sh", "lp"], examples: ["us_sh_Pe3rT7nK"] };
  const files = generateTypesFiles(readFixture((d) => (d.components.schemas.ThingId = id)));
  expect(files["src/schemas.gen.ts"]).toContain(
    'format: { name: "an id such as us_sh_Pe3rT7nK", rule: /^[^_]*_(?:sh|lp)_[^_]/ },',
  );
});

function compile(files: GeneratedFiles): string[] {
  const folder = mkdtempSync(join(tmpdir(), "codegen-"));
  try {
    const paths = Object.entries(files)
      .filter(([path]) => path.endsWith(".ts"))
      .map(([path, text]) => {
        const target = join(folder, path.replace("src/", ""));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
        return target;
      });
    const program = ts.createProgram(paths, {
      strict: true,
      noEmit: true,
      // The declarations of the compiler itself are not ours to check.
      skipDefaultLibCheck: true,
      exactOptionalPropertyTypes: true,
      isolatedDeclarations: true,
      declaration: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const problems = ts.getPreEmitDiagnostics(program);
    return problems.map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
