/** Scores as shares of one. Every engine rounds sums, products and quotients alike, so only these are used. */
export function toShares(scores: ArrayLike<number>): number[] {
  const all = Array.from(scores);
  const largest = all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = all.map((score) => raise(score - largest));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

const squarings = 10;

/** e to the power of a number that is at most zero, near enough for shares: (1 + x/1024) to the power of 1024. */
function raise(exponent: number): number {
  let power = Math.max(0, 1 + exponent / 2 ** squarings);
  for (let done = 0; done < squarings; done += 1) power *= power;
  return power;
}
