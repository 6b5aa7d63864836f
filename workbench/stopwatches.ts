/** `console.time()` and `console.timeEnd()`, in the words of Node.js. `now` is in milliseconds. */
export function makeStopwatches(say: (text: string) => void, now: () => number) {
  const starts = new Map<string, number>();
  const time = (label = 'default') => void starts.set(label, now());
  const timeEnd = (label = 'default') => {
    const start = starts.get(label);
    if (start === undefined) return;
    starts.delete(label);
    say(`${label}: ${writeTime(now() - start)}`);
  };
  return { time, timeEnd };
}

function writeTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Number(milliseconds.toFixed(3))}ms`
    : `${(milliseconds / 1000).toFixed(3)}s`;
}
