/** An exact decimal number: `units / 10^scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** The decimal of a number as JavaScript writes it: `24.5` is 245 / 10. */
export function readDecimal(text: string): Decimal {
  const [mantissa = "0", exponent = "0"] = text.toLowerCase().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: raise(a, scale) + raise(b, scale), scale };
}

/** Writes a decimal without an exponent and without trailing zeros. */
export function writeDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "");
  return sign + (fraction === "" ? whole : `${whole}.${fraction}`);
}

/** Writes a number as text without an exponent: 1e21 as 1000000000000000000000. */
export function writeNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? writeDecimal(readDecimal(text)) : text;
}

/** Sums numbers exactly. Most sums use only JavaScript numbers, which is fast. */
export class ExactSum {
  /** For each number of decimal places, an exact sum of whole numbers. */
  readonly #quick = new Float64Array(powers.length);
  #slow: Decimal = { units: 0n, scale: 0 };

  /**
   * @param times how often the number is added; -1 subtracts it
   * @param places how many decimal places the number has at least; 0 if unknown
   */
  add(value: number, times = 1, places = 0): void {
    for (let scale = places; scale < powers.length; scale += 1) {
      const power = powers[scale] as number;
      const scaled = Math.round(value * power);
      if (Math.abs(scaled) >= quickLimit) break;
      // Below 10^15, every number has exactly one shortest decimal.
      if (scaled / power !== value) continue;
      const sum = (this.#quick[scale] as number) + times * scaled;
      if (Math.abs(sum) >= quickLimit) break;
      this.#quick[scale] = sum;
      return;
    }
    const { units, scale } = readDecimal(String(value));
    this.#slow = addDecimals(this.#slow, { units: units * BigInt(times), scale });
  }

  readNumber(): number {
    return Number(writeDecimal(this.read()));
  }

  read(): Decimal {
    return this.#quick.reduce<Decimal>(
      (sum, units, scale) => (units === 0 ? sum : addDecimals(sum, { units: BigInt(units), scale })),
      this.#slow,
    );
  }
}

const powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
const quickLimit = 1e15;

function raise({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}
