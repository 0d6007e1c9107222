/** Numbers as decimals, so that 0.3 is a multiple of 0.1. */

interface Decimal {
  readonly digits: bigint;
  /** Power of ten that the digits are multiplied with; never above 0. */
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const exponent = Number(power) - fraction.length;
  const digits = BigInt(whole + fraction);
  return exponent <= 0 ? { digits, exponent } : { digits: digits * 10n ** BigInt(exponent), exponent: 0 };
}

/** Whether a number is a whole multiple of another, by their shortest decimal texts. Both finite, the second positive. */
export function isMultipleOf(value: number, step: number): boolean {
  const a = decimalOf(value);
  const b = decimalOf(step);
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return scaled(a) % scaled(b) === 0n;
}
