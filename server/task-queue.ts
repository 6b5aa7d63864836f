import pLimit from 'p-limit';

export const full = Symbol('full');

export type Queue = {
  /** Runs the task when its turn comes, or returns `full` at once. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | typeof full>;
  readonly waiting: () => number;
};

/** Runs `parallel` tasks at a time and lets `waiting` more wait, in order. */
export function makeTaskQueue({ parallel, waiting }: { parallel: number; waiting: number }): Queue {
  const limit = pLimit(parallel);
  return {
    run: async (task) => (limit.activeCount + limit.pendingCount < parallel + waiting ? limit(task) : full),
    waiting: () => limit.pendingCount,
  };
}
