/** Parts of at most `max`, as equal as multiples of five allow, the longest first. */
export function cutMinutes(minutes: number, max: number): number[] {
  const count = Math.ceil(minutes / max);
  const even = Math.ceil(minutes / count);
  const round = Math.ceil(even / 5) * 5;
  return round <= max ? cutBy(minutes, round) : cutEvenly(minutes, count);
}

export function cutEvenly(minutes: number, count: number): number[] {
  const size = Math.floor(minutes / count);
  return Array.from({ length: count }, (_, part) => size + (part < minutes % count ? 1 : 0));
}

function cutBy(minutes: number, size: number): number[] {
  return Array.from({ length: Math.ceil(minutes / size) }, (_, part) =>
    Math.min(size, minutes - part * size),
  );
}
