/** The result when too many tasks are waiting. */
export const full = Symbol('full');

export type Queue = {
  /** Runs the task when its turn comes, or returns `full` at once. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | typeof full>;
  readonly waiting: () => number;
};

/** Runs `parallel` tasks at a time and lets `waiting` more wait, in order. */
export function makeQueue({ parallel, waiting }: { parallel: number; waiting: number }): Queue {
  let free = parallel;
  const queue: (() => void)[] = [];
  const takeTurn = async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const giveTurn = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async run(task) {
      if (free === 0 && queue.length >= waiting) return full;
      await takeTurn();
      try {
        return await task();
      } finally {
        giveTurn();
      }
    },
    waiting: () => queue.length,
  };
}
