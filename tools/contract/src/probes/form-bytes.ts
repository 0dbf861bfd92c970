import type { OperationCase } from "@data-import/spec/read";
import { type Draft, withBody } from "./draft.ts";
import { boundary, listParts, writeForm } from "./form.ts";
import type { Probe, ProbeMaker } from "./probe.ts";

/** Forms that cannot be read, and forms that are written in another way than usual. */
export function probeFormBytes(maker: ProbeMaker, operation: OperationCase, draft: Draft): Probe[] {
  const [example] = operation.requests;
  const { body } = draft;
  if (!example || !body) return [];
  const parts = listParts(example);
  const type = draft.headers["Content-Type"];
  const files = parts.filter(({ fileName }) => fileName !== undefined);
  const text = new TextDecoder().decode(body);
  const wrong: Readonly<Record<string, Draft>> = {
    "no boundary": withBody(draft, body, "multipart/form-data"),
    "an empty boundary": withBody(draft, body, "multipart/form-data; boundary="),
    "another boundary": withBody(draft, body, "multipart/form-data; boundary=other"),
    "cut off before its end": withBody(draft, body.slice(0, -boundary.length), type),
    "cut off in the head of a part": withBody(draft, body.slice(0, boundary.length + 20), type),
    "a part without a name": withBody(draft, text.replace('; name="', '; nome="'), type),
    "a part without a head": withBody(draft, `--${boundary}\r\n\r\nvalue\r\n--${boundary}--\r\n`, type),
    "no form": withBody(draft, "nonsense", type),
  };
  const send = (list: typeof parts) => withBody(draft, ...writeForm(list));
  return [
    ...Object.entries(wrong).map(([name, request]) => maker.refused(name, request, 400)),
    maker.taken(
      "the file before the other parts",
      send([...files, ...parts.filter((part) => !files.includes(part))]),
    ),
    maker.taken(
      "a file of bytes that are no text",
      send(
        parts.map((part) =>
          files.includes(part) ? { ...part, value: new Uint8Array([0, 255, 13, 10, 45, 45]) } : part,
        ),
      ),
    ),
    maker.taken(
      "a file whose name is not latin",
      send(parts.map((part) => (files.includes(part) ? { ...part, fileName: "товары 🚢.csv" } : part))),
    ),
    maker.open(
      "an empty file",
      send(parts.map((part) => (files.includes(part) ? { ...part, value: "" } : part))),
    ),
  ];
}
