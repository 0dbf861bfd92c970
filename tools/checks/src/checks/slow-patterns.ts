/** A regular expression that may be slow, and why that does no harm. */
export interface SlowPattern {
  readonly files: RegExp;
  /** With its slashes and flags. The default is every pattern of the files. */
  readonly pattern?: string;
  readonly reason: string;
}

/** Regular expressions whose time can grow with the square of the length of a text. */
export const slowPatterns: readonly SlowPattern[] = [
  {
    files: /^tools\/|^packages\/[a-z]+\/test\/|^packages\/docs\/site\//,
    reason: "They read texts of this repository, or what programs of it print, never a text of a user.",
  },
  {
    files: /^packages\/(client\/src\/core\/checks|service\/src\/blobs\/bucket)\.ts$/,
    pattern: "/\\/+$/",
    reason: "The address comes from the configuration of the program.",
  },
  {
    files: /^packages\/client\/src\/client\/bind-resource\.ts$/,
    pattern: "/[^{}]+(?=\\})/g",
    reason: "The paths are those of the description.",
  },
  {
    files: /\/decimal\.ts$/,
    pattern: "/0+$/",
    reason: "A decimal comes from a number, so it has at most some hundreds of digits.",
  },
];
