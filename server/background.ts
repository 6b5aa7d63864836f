import type { Logger } from 'pino';

export type Background = {
  /** Starts work that an answer does not wait for; what it throws is logged under its name. */
  readonly run: (name: string, work: () => Promise<void>) => void;
  /** When all that was started is over. */
  readonly settled: () => Promise<void>;
};

/** Keeps count of the work that outlives the answer that began it, so that a stop can wait for it. */
export function makeBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const ending = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(ending));
      running.add(ending);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
