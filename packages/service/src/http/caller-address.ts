import { isIPv6 } from "node:net";
import type { Call } from "@data-import/front";

/**
 * The network address that limits count a caller by; undefined for a call inside the process. Of an IPv6 address, the
 * first half: the owner of a network may use any address in it.
 * @param proxies how many proxies in front of the service add an address to `X-Forwarded-For`; others could invent it
 */
export function findAddress({ address, headers }: Call, proxies: number): string | undefined {
  const forwarded = proxies === 0 ? [] : (headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded.map((one) => one.trim()).filter((one) => one !== ""), address];
  const found = chain.at(-1 - proxies) ?? chain[0];
  return found === undefined ? undefined : shorten(found);
}

function shorten(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [start = "", end] = (address.split("%")[0] ?? "").split("::");
  const [first, last] = [start, end ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ];
  const missing = end === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(missing).fill("0"), ...last].slice(0, 4).join(":");
}
