/** Bytes as `18.7 KiB` or `691 KiB`; a KiB is 1024 bytes, which the budgets of the docs count in. */
export function formatKibibytes(bytes: number): string {
  const figure = bytes / 1024;
  return `${figure.toFixed(figure < 99.95 && !Number.isInteger(figure) ? 1 : 0)} KiB`;
}
