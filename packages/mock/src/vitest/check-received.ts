/** Throws a `TypeError` where a matcher for mocks is given something else, such as the address of one. */
export function checkMock(matcher: string, received: unknown): void {
  const { requests } = (received ?? {}) as { readonly requests?: { readonly for?: unknown } };
  if (typeof requests?.for === "function") return;
  throw new TypeError(`${matcher} is about a mock: write expect(mock), with what createMock() returned.`);
}

/** Throws a `TypeError` where a matcher for responses is given something else, or one whose body is gone. */
export function checkResponse(matcher: string, received: unknown): void {
  const { clone, bodyUsed } = (received ?? {}) as { readonly clone?: unknown; readonly bodyUsed?: unknown };
  if (typeof clone !== "function") {
    throw new TypeError(
      `${matcher} is about a Response: write expect(response), not its body or a promise of it.`,
    );
  }
  if (bodyUsed === true) {
    throw new TypeError("The body of this response was read already. Compare it first: it stays readable.");
  }
}
