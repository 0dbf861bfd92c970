/** Throws a `TypeError` if a matcher for mocks gets something else, such as the address of a mock. */
export function checkMock(matcher: string, received: unknown): void {
  const { requests } = (received ?? {}) as { readonly requests?: { readonly for?: unknown } };
  if (typeof requests?.for === "function") return;
  throw new TypeError(`${matcher} needs a mock: write expect(mock) with the result of createMock().`);
}

/** Throws a `TypeError` if a matcher for responses gets something else, or a response whose body was read. */
export function checkResponse(matcher: string, received: unknown): void {
  const { clone, bodyUsed } = (received ?? {}) as { readonly clone?: unknown; readonly bodyUsed?: unknown };
  if (typeof clone !== "function") {
    throw new TypeError(
      `${matcher} needs a Response: write expect(response), not its body or a promise of it.`,
    );
  }
  if (bodyUsed === true) {
    throw new TypeError(
      "The body of this response was already read. Use the matcher before: the body stays readable.",
    );
  }
}
