import type { Mock } from "../create-mock.ts";

/** Gives an address below a base address as the mock has it; undefined for every other address. */
export type TranslateAddress = (address: string) => string | undefined;

/** @param baseUrl the address of the service that the code under test calls; throws a `TypeError` where it is none */
export function createTranslateAddress(mock: Mock, baseUrl: string | URL): TranslateAddress {
  const base = new URL(baseUrl).href.replace(/\/$/, "");
  return (address) => (address.startsWith(`${base}/`) ? mock.url + address.slice(base.length) : undefined);
}
