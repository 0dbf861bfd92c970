/** The error of a failing assertion; throws if the assertion passes. */
export async function readFailure(
  assert: () => unknown,
): Promise<{ message: string; actual?: unknown; expected?: unknown }> {
  try {
    await assert();
  } catch (error) {
    return error as Error;
  }
  throw new Error("This assertion does not fail.");
}
