/** The package.json of the service, for `--version`. */
export const manifest: URL = new URL("../../package.json", import.meta.url);
