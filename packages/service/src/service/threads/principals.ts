import type { Principal } from "../../auth/authenticate.ts";
import type { Request } from "./messages.ts";

type Sent = Extract<Request, { kind: "principal" }>;

/** How many principals another thread keeps. Both sides forget the oldest one at the same message. */
const mostPrincipals = 1000;

/**
 * Sends each principal once: to copy one to another thread takes longer than to find it there.
 * @returns the number of a principal, after it was sent
 */
export function createPrincipalSender(send: (sent: Sent) => void): (principal: Principal) => number {
  const numbers = new Map<Principal, number>();
  let last = 0;
  return (principal) => {
    const known = numbers.get(principal);
    if (known !== undefined) return known;
    last += 1;
    send({ kind: "principal", number: last, principal });
    add(numbers, principal, last);
    return last;
  };
}

/** The principals that were sent, by their numbers. */
export interface ReceivedPrincipals {
  receive(sent: Sent): void;
  find(number: number): Principal;
}

export function createPrincipalReceiver(): ReceivedPrincipals {
  const principals = new Map<number, Principal>();
  return {
    receive: ({ number, principal }) => add(principals, number, principal),
    find(number) {
      const principal = principals.get(number);
      if (principal === undefined) throw new Error(`The principal ${number} was not sent.`);
      return principal;
    },
  };
}

function add<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostPrincipals && oldest !== undefined) map.delete(oldest);
}
