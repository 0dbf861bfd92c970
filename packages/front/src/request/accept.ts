import { HttpError } from "./http-error.ts";

/** Rejects a request whose `Accept` header excludes every media type of the response. */
export function checkAccept(accept: string | undefined, offered: readonly string[]): void {
  if (accept === undefined || accept === "*/*" || accept.trim() === "" || offered.length === 0) return;
  const ranges = accept.split(",").map(parseRange);
  if (offered.some((mediaType) => ranges.some((range) => accepts(range, mediaType)))) return;
  throw new HttpError(406, [
    {
      message: `This operation responds with ${offered.join(" or ")}; \`Accept\` was \`${accept}\`.`,
      key: "Accept",
      code: "not_acceptable",
    },
  ]);
}

interface MediaRange {
  readonly type: string;
  readonly refused: boolean;
}

function parseRange(text: string): MediaRange {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  return { type, refused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
}

function accepts(range: MediaRange, mediaType: string): boolean {
  if (range.refused) return false;
  if (range.type === "*/*" || range.type === mediaType) return true;
  return range.type.endsWith("/*") && mediaType.startsWith(range.type.slice(0, -1));
}
