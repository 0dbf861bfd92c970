import { addCopyButton } from "../copy.ts";
import { element } from "../element.ts";
import { paintJson } from "./paint-json.ts";
import type { ReceivedResponse } from "./send.ts";

/** One reason why the service rejected a call. */
export interface Issue {
  readonly message: string;
  /** The parameter, header or property with the error. */
  readonly key?: string;
}

/** The first line of a response: `200 OK 34 ms, 1.2 kB`. */
export function describeResponse({
  status,
  statusText,
  milliseconds,
  bytes,
}: ReceivedResponse): (Node | string)[] {
  const line = element(
    "strong",
    { class: `status ${status < 400 ? "good" : "bad"}` },
    `${status} ${statusText}`.trim(),
  );
  return [line, ` ${Math.round(milliseconds)} ms, `, formatSize(bytes.size)];
}

/** The part below the first line: the errors, the headers, the body. */
export function showResponse(response: ReceivedResponse): HTMLElement[] {
  const issues = readIssues(response);
  return [
    ...(issues.length === 0 ? [] : [element("ul", { class: "try-issues" }, ...issues.map(showIssue))]),
    showHeaders(response.headers),
    showBody(response),
  ];
}

/** The entries of the service's error envelope; none if the response has another body. */
export function readIssues({ status, text }: ReceivedResponse): readonly Issue[] {
  if (status < 400 || text === undefined) return [];
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    return Array.isArray(errors) ? errors.filter((each) => typeof each?.message === "string") : [];
  } catch {
    return [];
  }
}

function showIssue({ key, message }: Issue): HTMLElement {
  return element("li", {}, ...(key === undefined ? [] : [element("code", {}, key), " "]), message);
}

function showHeaders(headers: ReceivedResponse["headers"]): HTMLElement {
  const title = `${headers.length} ${headers.length === 1 ? "header" : "headers"}`;
  const lines = headers.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]);
  return element(
    "details",
    { class: "try-fold" },
    element("summary", {}, title),
    element("dl", {}, ...lines),
  );
}

function showBody({ bytes, text, fileName }: ReceivedResponse): HTMLElement {
  if (bytes.size === 0) return element("p", {}, "The response has no body.");
  if (text !== undefined) {
    const code = element("code");
    paintJson(code, text);
    return addCopyButton(element("pre", { class: "code", tabindex: "0" }, code));
  }
  const href = URL.createObjectURL(bytes);
  const link = element("a", { href, download: fileName }, `Save ${fileName}`);
  return element("p", {}, link, ` (${formatSize(bytes.size)})`);
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
