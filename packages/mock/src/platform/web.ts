import type { Platform } from "./platform.ts";

/** For pages, and for every other place that has only the interfaces of the web. */
export const platform: Platform = {
  async listen() {
    throw new Error(
      "A mock can listen on a port only in Node. Here, use its `fetch` or Mock Service Worker.",
    );
  },
  loadPrism: undefined,
  findDescription: () => undefined,
};
