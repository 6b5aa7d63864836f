/** In milliseconds. Each delay is twice as long as the one before. */
const first = 2000;
const longest = 60_000;

/** Calls again after a failure, later each time, while the page is visible and online. */
export function makeRetry(act: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callAgain = () => {
    // When the learner or the network is back, that calls.
    if (canCall()) act();
  };
  return {
    /** Before a call. */
    hold: () => clearTimeout(timer),
    plan() {
      clearTimeout(timer);
      if (!canCall()) return;
      // Devices that lost the server at the same time do not all come back at the same time.
      const part = 0.75 + Math.random() / 2;
      timer = setTimeout(callAgain, Math.min(first * 2 ** failures, longest) * part);
      failures += 1;
    },
    /** After a success, or when nothing is to be sent any more. */
    stop() {
      clearTimeout(timer);
      failures = 0;
    },
  };
}

function canCall(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
