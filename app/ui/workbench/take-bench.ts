import { type Bench, makeBench } from '#workbench/page/bench.ts';
import type { Runtime } from '#workbench/runtimes.ts';

/** One run on the bench of its runtime. `end` leaves the bench for the next one. */
export type BenchTurn = { readonly bench: Bench; readonly isOver: () => boolean; readonly end: () => void };

type Shared = { bench: Bench | null; users: number; interrupt: (() => void) | null; isLoaded: boolean };

/** One bench for each runtime, whoever asks: ten examples of a page do not start Python ten times. */
const benches = new Map<Runtime, Shared>();
const watching = new Set<() => void>();

/** Begins a run. One that is not over yet is interrupted, and hears of it. */
export function takeBench(runtime: Runtime, hearInterrupt: () => void): BenchTurn {
  interruptTurn(runtime);
  const shared = findShared(runtime);
  const bench = (shared.bench ??= makeBench(runtime, document.body));
  let isOver = false;
  const end = () => {
    if (!isOver) shared.interrupt = null;
    isOver = true;
  };
  shared.interrupt = () => {
    end();
    hearInterrupt();
  };
  return { bench, isOver: () => isOver, end };
}

/** Ends what runs, with its bench, from which nothing is heard then. */
export function interruptTurn(runtime: Runtime): void {
  const shared = findShared(runtime);
  if (!shared.interrupt) return;
  shared.bench?.close();
  shared.bench = null;
  shared.interrupt();
}

/** Keeps the bench until the last one who joined has left, by the function that this returns. */
export function joinBench(runtime: Runtime): () => void {
  const shared = findShared(runtime);
  shared.users += 1;
  return () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.bench?.close();
    shared.bench = null;
  };
}

export function hasLoaded(runtime: Runtime): boolean {
  return findShared(runtime).isLoaded;
}

export function noteLoaded(runtime: Runtime): void {
  findShared(runtime).isLoaded = true;
  for (const look of watching) look();
}

export function watchLoaded(look: () => void): () => void {
  watching.add(look);
  return () => void watching.delete(look);
}

function findShared(runtime: Runtime): Shared {
  const shared = benches.get(runtime) ?? { bench: null, users: 0, interrupt: null, isLoaded: false };
  benches.set(runtime, shared);
  return shared;
}
