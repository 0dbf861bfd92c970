import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { addDecimals, ExactSum, readDecimal, writeDecimal } from "@data-import/tables/basics";

/** The millionths of numbers are summed as multiples of this number and the rests, see `sql.ts`. */
export const millionthsPart = 1_048_576;

/**
 * Defines SQL functions for the sum of decimal numbers, without the errors of binary ones: `exact_sum` sums any numbers, as
 * text, and `join_sums` adds such a sum to those of multiples and rests, as text, too.
 */
export function defineExactSums(database: DatabaseSync): void {
  // The types of Node do not allow an object as the state.
  type State = SQLInputValue & ExactSum;
  database.aggregate<State>("exact_sum", {
    start: () => new ExactSum() as State,
    step(sum, value) {
      if (typeof value === "number") sum.add(value);
      return sum;
    },
    result: (sum) => writeDecimal(sum.read()),
  });
  const options = { deterministic: true, useBigIntArguments: true };
  database.function("join_sums", options, (multiples, rests, others) => {
    const units = readInteger(multiples) * BigInt(millionthsPart) + readInteger(rests);
    const sum = addDecimals({ units, scale: 6 }, readDecimal(typeof others === "string" ? others : "0"));
    return writeDecimal(sum);
  });
}

function readInteger(value: SQLInputValue): bigint {
  return typeof value === "bigint" ? value : 0n;
}
