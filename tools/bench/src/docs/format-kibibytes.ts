/** Bytes as `18.7 KiB` or `691 KiB`; a KiB is 1024 bytes, which the budgets of the docs count in. */
export function formatKibibytes(bytes: number): string {
  const measurement = bytes / 1024;
  return `${measurement.toFixed(measurement < 99.95 && !Number.isInteger(measurement) ? 1 : 0)} KiB`;
}
