import type { Logger } from 'pino';

export type Background = {
  /** Starts work that no answer waits for. Its errors are logged under its name. */
  readonly run: (name: string, work: () => Promise<void>) => void;
  readonly settled: () => Promise<void>;
};

/** Tracks work that outlives its answer, so that a stop can wait for it. */
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
