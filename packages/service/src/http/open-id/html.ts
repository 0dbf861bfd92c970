import { createHash } from "node:crypto";
import type { HttpResponse } from "@data-import/front";

/** A page with a few sentences. */
export interface Notice {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  /** What the person can do next. */
  readonly way: { readonly address: string; readonly text: string };
}

const style =
  ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:32rem;margin:4rem auto;padding:0 1rem}a{font-weight:600}";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page for a person who is on the way between the provider and the service. */
export function writeNotice({ status, title, sentence, way }: Notice): HttpResponse {
  const body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(sentence)}</p>
      <p><a href="${escapeHtml(way.address)}">${escapeHtml(way.text)}</a></p>
    </main>
  </body>
</html>
`;
  return { status, headers: { ...safeHeaders, "content-type": "text/html; charset=utf-8" }, body };
}

/** The response that leads a browser to another address. */
export function lead(address: string): HttpResponse {
  return { status: 303, headers: { ...safeHeaders, location: address }, body: null };
}

const safeHeaders = {
  "content-security-policy": policy,
  // The address has the code of the provider.
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
