import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseBundle } from "@data-import/codegen";
import type { Description } from "@data-import/spec/read";

/** The path of a small description with one of everything that the generators support. */
export const fixturePath = fileURLToPath(new URL("fixture/openapi.json", import.meta.url));

/** The fixture, changed for one test by `edit`. */
// biome-ignore lint/suspicious/noExplicitAny: tests put anything into the description
export function readFixture(edit: (description: any) => void = () => {}): Description {
  const description = JSON.parse(readFileSync(fixturePath, "utf8"));
  edit(description);
  return parseBundle(JSON.stringify(description), "the fixture");
}
