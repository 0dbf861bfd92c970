import { isIP } from "node:net";
import type { HttpRequest } from "@data-import/front";

/**
 * The network address that limits count a caller by; undefined for a call inside the process. Of an IPv6 address, the
 * first half: the owner of a network may use any address in it.
 * @param proxies how many proxies in front of the service add an address to `X-Forwarded-For`; others could invent it
 */
export function findAddress({ address, headers }: HttpRequest, proxies: number): string | undefined {
  const forwarded = proxies === 0 ? [] : (headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded.map((one) => one.trim()).filter((one) => one !== ""), address];
  const found = chain.at(-1 - proxies) ?? chain[0];
  return found === undefined ? undefined : shorten(found);
}

function shorten(text: string): string {
  // Some proxies add the port.
  const [, inBrackets, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? withPort ?? text).split("%");
  if (isIP(address) !== 6) return address;
  // A URL writes each address in one way.
  const [start = "", end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [start, end ?? ""].map((part) => part.split(":").filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = end === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(missing).fill("0"), ...last];
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return groups.slice(0, 4).join(":");
  // An address of IPv4 in the form of IPv6.
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}
