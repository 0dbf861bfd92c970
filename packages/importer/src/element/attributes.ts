/** The attributes of `<data-import>`. All are texts. */
export interface ImporterAttributes {
  /** The address of the service; it ends with `/v1`. */
  readonly service?: string | undefined;
  /** The id of an import session; the person finishes it. */
  readonly session?: string | undefined;
  /** The id of a space, without a session; its sheets are offered. */
  readonly space?: string | undefined;
  /** The id of the only sheet, without a session. */
  readonly sheet?: string | undefined;
  /** A tag such as `de`; without it, the language of the browser. */
  readonly language?: string | undefined;
  /** `light` or `dark`; without it, the colour scheme of the person. */
  readonly theme?: "light" | "dark" | undefined;
  /** `fill` for the height of what is around, or `content` for that of the content; without it, your style decides. */
  readonly height?: "fill" | "content" | undefined;
}
