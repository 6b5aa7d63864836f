import { runLimits } from '../limits.ts';

const turns = 1000;

/** Makes the function that loops ask: it throws, and says why, when loops have run for too long without a pause. */
export function makeLoopGuard(tell: (why: string) => void): () => true {
  let count = 0;
  let since: number | null = null;
  const pause = () => {
    since = null;
  };
  return () => {
    count += 1;
    if (since !== null && count % turns > 0) return true;
    const now = performance.now();
    if (since === null) {
      since = now;
      // Runs as soon as the script lets go.
      setTimeout(pause);
    }
    if (now - since < runLimits.loop) return true;
    const why = `A loop ran for ${runLimits.loop / 1000} second without a pause, so it was stopped.`;
    tell(why);
    throw new RangeError(why);
  };
}
