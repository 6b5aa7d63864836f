import { makeFairLane } from './fair-lane.ts';

export const full = Symbol('full');

/** Who waits: clients share the queue evenly, and known ones have places of their own. */
export type Waiter = { readonly client: string; readonly isKnown: boolean };

export type Queue = {
  /** Runs the task when its turn comes, or returns `full`: at once, or when others who have waited less need the place. */
  readonly run: <Result>(task: () => Promise<Result>, waiter?: Waiter) => Promise<Result | typeof full>;
  readonly waiting: () => number;
};

const somebody: Waiter = { client: '', isKnown: false };

/** Runs `parallel` tasks at a time and lets `waiting` more wait, and as many of known clients. */
export function makeTaskQueue({ parallel, waiting }: { parallel: number; waiting: number }): Queue {
  const [known, unknown] = [makeFairLane(), makeFairLane()];
  let running = 0;
  let turns = 0;
  const awaitTurn = ({ client, isKnown }: Waiter): Promise<boolean> => {
    const lane = isKnown ? known : unknown;
    if (lane.size() >= waiting && !lane.makeSpace(client)) return Promise.resolve(false);
    return new Promise((resolve) => lane.add(client, resolve));
  };
  /** Two known clients, then another one. */
  const takeNext = () => {
    turns += 1;
    return turns % 3 === 0 ? (unknown.take() ?? known.take()) : (known.take() ?? unknown.take());
  };
  const release = () => {
    const next = takeNext();
    if (next) next(true);
    else running -= 1;
  };
  return {
    async run(task, waiter = somebody) {
      if (running < parallel) running += 1;
      else if (!(await awaitTurn(waiter))) return full;
      return task().finally(release);
    },
    waiting: () => known.size() + unknown.size(),
  };
}
