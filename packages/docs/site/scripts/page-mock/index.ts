import { createMock } from "@data-import/mock";

// Nobody asks what it was sent, so it keeps nothing.
const mock = createMock({ remember: 0 });

/** Where the mock of this page has its operations; nothing is sent there. */
export const url: string = mock.url;

/** Responds to a request as a server would; the request does not leave the page. */
export const respond: typeof mock.fetch = mock.fetch;
