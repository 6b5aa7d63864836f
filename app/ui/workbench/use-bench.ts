import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

import { type Checked, checkProgram, type ProgramCheck } from '#workbench/checks/check-program.ts';
import type { Program } from '#workbench/messages.ts';
import { testProgram } from '#workbench/page/test-program.ts';
import type { Runtime } from '#workbench/runtimes.ts';

import { changeRun, idle, type RunEvent, type RunState } from './run-state.ts';
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
  /** Runs a program for its checks. Null if it could not begin; it never resolves if something else is run meanwhile. */
  readonly check: (program: Program, checks: readonly ProgramCheck[]) => Promise<Checked | null>;
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
  const begin = async (): Promise<BenchTurn | null> => {
    const own = takeBench(runtime, () => tell({ kind: 'ended', ending: { how: 'stopped', why: 'learner' } }));
    turn.current = own;
    tell({ kind: 'asked' });
    const what = await own.bench.load((bytes) => own.isOver() || tell({ kind: 'loaded', bytes }));
    if (own.isOver()) return null;
    if (what) {
      own.end();
      tell({ kind: 'missed', what });
      return null;
    }
    noteLoaded(runtime);
    tell({ kind: 'prepared' });
    return own;
  };
  const check = async (program: Program, checks: readonly ProgramCheck[]) => {
    const own = await begin();
    return own && checkOn(own, tell, { program, checks });
  };
  const run = async (program: Program) => {
    const own = await begin();
    own?.bench.run(program, {
      started: () => tell({ kind: 'started' }),
      printed: (text, isError) => tell({ kind: 'printed', text, isError }),
      left: (repository) => tell({ kind: 'left', repository }),
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
  return { state, isLoaded, run, check, stop };
}

type Tried = { readonly program: Program; readonly checks: readonly ProgramCheck[] };

/** What the first run prints is shown; the others read other lines. */
async function checkOn(
  { bench, end }: BenchTurn,
  tell: (event: RunEvent) => void,
  { program, checks }: Tried,
): Promise<Checked> {
  let isFirst = true;
  const checked = await checkProgram(program, checks, async (one) => {
    const isShown = isFirst;
    isFirst = false;
    return testProgram(bench, one, {
      started: () => tell({ kind: 'started' }),
      printed: (text, isError) => isShown && tell({ kind: 'printed', text, isError }),
      left: (repository) => isShown && tell({ kind: 'left', repository }),
    });
  });
  end();
  tell({ kind: 'ended', ending: checked.ending });
  return checked;
}
