import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

import type { Program } from '#workbench/messages.ts';
import type { Runtime } from '#workbench/runtimes.ts';

import { changeRun, idle, type RunState } from './run-state.ts';
import {
  hasLoaded,
  interruptTurn,
  joinBench,
  noteLoaded,
  takeBench,
  type BenchTurn,
  watchLoaded,
} from './take-bench.ts';

type Running = {
  readonly state: RunState;
  /** Whether this page has already loaded what it needs. */
  readonly isLoaded: boolean;
  readonly run: (program: Program) => Promise<void>;
  readonly stop: () => void;
};

/** Runs programs of a runtime, one at a time on the whole page. Its frame is there from the first run on. */
export function useBench(runtime: Runtime): Running {
  const [state, tell] = useReducer(changeRun, idle);
  const turn = useRef<BenchTurn | null>(null);
  const isLoaded = useSyncExternalStore(
    watchLoaded,
    () => hasLoaded(runtime),
    () => false,
  );
  useEffect(() => {
    const leave = joinBench(runtime);
    return () => {
      if (turn.current?.isOver() === false) interruptTurn(runtime);
      leave();
    };
  }, [runtime]);
  const run = async (program: Program) => {
    const own = takeBench(runtime, () => tell({ kind: 'ended', ending: { how: 'stopped', why: 'learner' } }));
    turn.current = own;
    tell({ kind: 'asked' });
    const what = await own.bench.load((bytes) => own.isOver() || tell({ kind: 'loaded', bytes }));
    if (own.isOver()) return;
    if (what) {
      own.end();
      return tell({ kind: 'missed', what });
    }
    noteLoaded(runtime);
    tell({ kind: 'prepared' });
    own.bench.run(program, {
      started: () => tell({ kind: 'started' }),
      printed: (text, isError) => tell({ kind: 'printed', text, isError }),
      ended: (ending) => {
        own.end();
        tell({ kind: 'ended', ending });
      },
    });
  };
  const stop = () => {
    if (state.phase === 'loading') interruptTurn(runtime);
    else turn.current?.bench.stop();
  };
  return { state, isLoaded, run, stop };
}
