/** Runs a task one at a time: calls while it runs make it run once more afterwards. */
export function singleFlight(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = (): Promise<void> => {
    isAskedAgain = running !== undefined;
    running ??= task().finally(() => {
      running = undefined;
      if (isAskedAgain) void run();
    });
    return running;
  };
  return run;
}
