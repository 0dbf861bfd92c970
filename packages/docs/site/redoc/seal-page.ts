import { createHash } from "node:crypto";

/** Redoc loads this badge beside "API docs by" from another server; here the page contains it. */
const badge = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="12"><text y="9.5" font-family="sans-serif" font-size="10" font-weight="bold" fill="#1f6feb">Redoc</text></svg>',
)}`;

/**
 * Redocly renders the links of the menu for a server that knows them as addresses: `/sheets`. The script reads
 * `#/sheets`, which also works in a new tab, and below any path. Scripts are matched so that nothing in them is.
 */
const route = /<script\b[\s\S]*?<\/script>|(?<=<a\b[^>]*\shref=")\/(?!\/)/g;

/** Makes a rendered page self-contained, with a policy for the browser; throws if it would still load other files. */
export function sealPage(page: string): string {
  const sealed = page
    .replaceAll(route, (text) => (text === "/" ? "#/" : text))
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, badge)
    // Icon sets that our page does not use, and the receiver of the reports that redocly.yaml switches off.
    .replaceAll(/https:\/\/(cdn\.redocly\.com\/icons|otel\.cloud\.redocly\.com)[^\s"'`]*/g, "about:blank");
  const external = findExternalResources(sealed);
  if (external.length > 0) {
    throw new Error(
      `The page would load from other servers: ${external.join(", ")}. Include it in site/redoc/seal-page.ts.`,
    );
  }
  const charset = '<meta charset="utf-8">';
  if (!sealed.includes(charset))
    throw new Error(`redoc/template.hbs must have ${charset}: the policy goes after it.`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${describePolicy(sealed)}">`;
  return sealed.replace(charset, `${charset}\n  ${policy}`);
}

/** The addresses of other hosts that a page takes scripts, styles, images, fonts or frames from. */
export function findExternalResources(page: string): string[] {
  const markup = page.replaceAll(scripts, "<script$1></script>");
  const patterns = [
    /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\b(?:src|srcset|data)\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi,
    /<link\b[^>]*?\bhref\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi,
    /(?:@import\s+|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi,
  ];
  const inMarkup = patterns.flatMap((pattern) =>
    [...markup.matchAll(pattern)].map(([, address = ""]) => address),
  );
  // What the script would load by itself: hosts that serve assets.
  const inScript = [...page.matchAll(/https:\/\/(?:cdn\.|fonts\.|unpkg\.)[^\s"'`\\)]+/g)].map(
    ([address]) => address,
  );
  return [...new Set([...inMarkup, ...inScript])];
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Only the scripts in the page may run, and they may only fetch the files beside it. */
function describePolicy(page: string): string {
  const hashes = [...page.matchAll(scripts)].map(([, , source = ""]) => {
    return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  });
  return [
    "default-src 'none'",
    `script-src ${[...new Set(hashes)].join(" ")}`,
    // Redoc searches in workers that it makes from its own source, and writes its styles at run time.
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
