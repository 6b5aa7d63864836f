/** What a gate answers in place of a result when too many wait already. */
export const full = Symbol('full');

export type Queue = {
  /** Runs the task when it is its turn, or gives `full` at once. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | typeof full>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
};

/** Lets so many tasks run at the same time and so many more wait, in the order they came. */
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
