/** A promise that `resolve` resolves, to hold work until a test allows it. */
export function createGate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, resolve: () => open() };
}
