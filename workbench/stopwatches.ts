/** `console.time()` and `console.timeEnd()`, in the words of Node.js. `now` is in milliseconds. */
export function makeStopwatches(say: (text: string) => void, now: () => number) {
  const starts = new Map<string, number>();
  return {
    time(label = 'default'): void {
      starts.set(String(label), now());
    },
    timeEnd(label = 'default'): void {
      const start = starts.get(String(label));
      if (start === undefined) return;
      starts.delete(String(label));
      say(`${label}: ${writeTime(now() - start)}`);
    },
  };
}

function writeTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Number(milliseconds.toFixed(3))}ms`
    : `${(milliseconds / 1000).toFixed(3)}s`;
}
