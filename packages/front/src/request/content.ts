import { escapePointer, type Located, type MediaType } from "../description.ts";

/** Each media type of a request body or a response, with the place where it is described. */
export function listContent({
  value,
  pointer,
}: Located<{ readonly content?: { readonly [mediaType: string]: MediaType } }>): Located<MediaType>[] {
  return Object.entries(value.content ?? {}).map(([mediaType, media]) => ({
    value: media,
    pointer: `${pointer}/content/${escapePointer(mediaType)}`,
  }));
}

const found = new WeakMap<MediaType, Located<MediaType>>();

/** One media type of a request body or a response; throws if it has no such type. */
export function findContent(
  holder: Located<{ readonly content?: { readonly [mediaType: string]: MediaType } }>,
  mediaType: string,
): Located<MediaType> {
  const value = holder.value.content?.[mediaType];
  if (value === undefined) throw new Error(`There is no ${mediaType} at ${holder.pointer}.`);
  const known = found.get(value);
  // The target of a reference has one place, so a media type has one pointer.
  if (known !== undefined) return known;
  const located = { value, pointer: `${holder.pointer}/content/${escapePointer(mediaType)}` };
  found.set(value, located);
  return located;
}

/** The media type of a `Content-Type` header, without its parameters, in lower case. */
export function readMediaType(contentType: string | null | undefined): string {
  return (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
