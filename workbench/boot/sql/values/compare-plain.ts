const digits = { first: 48, last: 57 } as const;
const letters = { first: 97, last: 122 } as const;
const toSmall = 32;

/** Compares texts of plain letters and digits, which most are, by their bytes and in any case. Null for all others. */
export function comparePlain(one: Uint8Array, other: Uint8Array): number | null {
  let order = 0;
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [fold(one[at]), fold(other[at])];
    if (left === null || right === null) return null;
    order ||= left - right;
  }
  return order;
}

/** Null for a byte that is neither a letter nor a digit; 0 behind the end. */
function fold(byte: number | undefined): number | null {
  if (byte === undefined) return 0;
  if (byte >= digits.first && byte <= digits.last) return byte;
  const small = byte | toSmall;
  return small >= letters.first && small <= letters.last ? small : null;
}
