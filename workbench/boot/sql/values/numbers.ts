/** Rounds as decimals do: half away from zero, by the digits that are written. */
export function roundTo(value: number, scale: number): number {
  if (!Number.isFinite(value)) return value;
  const rounded = shift(Math.round(shift(Math.abs(value), scale)), -scale);
  return value < 0 ? -rounded : rounded;
}

/** Rounds as floating-point numbers do: a half goes to the even neighbor. */
export function roundEven(value: number, scale: number): number {
  const whole = value * 10 ** scale;
  const down = Math.floor(whole);
  const isHalf = whole - down === 0.5;
  const rounded = isHalf ? down + (down % 2 === 0 ? 0 : 1) : Math.round(whole);
  return shift(rounded, -scale);
}

export function truncateTo(value: number, scale: number): number {
  // What is left of a calculation in binary must not take a digit away.
  return shift(Math.trunc(shift(roundTo(value, scale + 8), scale)), -scale);
}

function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

export function writeDecimal(value: number, scale: number): string {
  return roundTo(value, scale).toFixed(scale);
}

/** The number at the beginning of a text, as MySQL reads it; 0 if there is none. */
export function readNumber(text: string): number {
  return Number(/^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/i.exec(text)?.[0] ?? 0);
}

export function isNumber(text: string): boolean {
  return /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text);
}

/** "1234567.50" as "1,234,567.50". */
export function groupDigits(text: string): string {
  return text.replace(
    /^(-?)(\d+)/,
    (_, sign: string, whole: string) => sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
  );
}
