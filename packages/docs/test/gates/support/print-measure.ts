/** Prints the measured value of a gate beside its limit. */
export function printMeasure(gate: string, figure: string, limit: string): void {
  console.log(`gate  ${gate}: ${figure} (${limit})`);
}
