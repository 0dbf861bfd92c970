import type { OperationCase } from "@data-import/spec/read";
import { boundary, listParts, writeForm } from "./form.ts";
import { type PreparedRequest, withBody } from "./prepared-request.ts";
import type { Probe, ProbeMaker } from "./probe.ts";

/** Forms that cannot be read, and forms that are written in another way than usual. */
export function probeFormBytes(
  maker: ProbeMaker,
  operation: OperationCase,
  prepared: PreparedRequest,
): Probe[] {
  const [example] = operation.requests;
  const { body } = prepared;
  if (!example || !body) return [];
  const parts = listParts(example);
  const type = prepared.headers["Content-Type"];
  const files = parts.filter(({ fileName }) => fileName !== undefined);
  const text = new TextDecoder().decode(body);
  const wrong: Readonly<Record<string, PreparedRequest>> = {
    "no boundary": withBody(prepared, body, "multipart/form-data"),
    "an empty boundary": withBody(prepared, body, "multipart/form-data; boundary="),
    "another boundary": withBody(prepared, body, "multipart/form-data; boundary=other"),
    "cut off before its end": withBody(prepared, body.slice(0, -boundary.length), type),
    "cut off in the head of a part": withBody(prepared, body.slice(0, boundary.length + 20), type),
    "a part without a name": withBody(prepared, text.replace('; name="', '; nome="'), type),
    "a part without a head": withBody(prepared, `--${boundary}\r\n\r\nvalue\r\n--${boundary}--\r\n`, type),
    "no form": withBody(prepared, "nonsense", type),
  };
  const send = (list: typeof parts) => withBody(prepared, ...writeForm(list));
  return [
    ...Object.entries(wrong).map(([name, request]) => maker.rejected(name, request, 400)),
    maker.accepted(
      "the file before the other parts",
      send([...files, ...parts.filter((part) => !files.includes(part))]),
    ),
    maker.accepted(
      "a file of bytes that are no text",
      send(
        parts.map((part) =>
          files.includes(part) ? { ...part, value: new Uint8Array([0, 255, 13, 10, 45, 45]) } : part,
        ),
      ),
    ),
    maker.accepted(
      "a file whose name is not latin",
      send(parts.map((part) => (files.includes(part) ? { ...part, fileName: "товары 🚢.csv" } : part))),
    ),
    maker.open(
      "an empty file",
      send(parts.map((part) => (files.includes(part) ? { ...part, value: "" } : part))),
    ),
  ];
}
