/** Prints what a gate has measured, so that a run shows how near it is to its limit. */
export function printFigure(gate: string, figure: string, limit: string): void {
  console.log(`gate  ${gate}: ${figure} (${limit})`);
}
