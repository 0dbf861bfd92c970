export { client, type KnownPerson, startProvider, type TestProvider } from "./provider.ts";
export { type Browser, createBrowser } from "./redirects.ts";
