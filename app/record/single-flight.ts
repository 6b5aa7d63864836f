/** Makes a task run once at a time: asked for while it runs, it runs once more afterwards, however often it was asked. */
export function takeTurns(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = (): Promise<void> => {
    again = running !== undefined;
    running ??= task().finally(() => {
      running = undefined;
      if (again) void run();
    });
    return running;
  };
  return run;
}
