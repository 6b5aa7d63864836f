import type { Ending, Repository } from '#workbench/messages.ts';
import type { Missing } from '#workbench/page/bench.ts';

import { addOutput, type Printed } from './printed.ts';

/** Where a run is. `loaded` is in bytes. */
export type RunState = {
  readonly phase: 'idle' | 'loading' | 'starting' | 'running';
  readonly loaded: number;
  readonly output: readonly Printed[];
  /** Of the last run; null before and while one runs. */
  readonly ending: Ending | null;
  readonly missing: Missing | null;
  /** What the last run left behind, if it was with Git. */
  readonly repository: Repository | null;
};

export type RunEvent =
  | { readonly kind: 'asked' | 'prepared' | 'started' }
  | { readonly kind: 'loaded'; readonly bytes: number }
  | { readonly kind: 'missed'; readonly what: Missing }
  | ({ readonly kind: 'printed' } & Omit<Printed, 'id'>)
  | { readonly kind: 'left'; readonly repository: Repository }
  | { readonly kind: 'ended'; readonly ending: Ending };

export const idle: RunState = {
  phase: 'idle',
  loaded: 0,
  output: [],
  ending: null,
  missing: null,
  repository: null,
};

export function changeRun(state: RunState, event: RunEvent): RunState {
  if (event.kind === 'ended') return { ...state, phase: 'idle', ending: event.ending };
  if (event.kind === 'loaded') return { ...state, loaded: event.bytes };
  if (event.kind === 'prepared') return { ...state, phase: 'starting' };
  if (event.kind === 'started') return { ...state, phase: 'running' };
  if (event.kind === 'missed') return { ...state, phase: 'idle', missing: event.what };
  if (event.kind === 'left') return { ...state, repository: event.repository };
  if (event.kind === 'printed') return { ...state, output: addOutput(state.output, event) };
  return { ...idle, phase: 'loading' };
}
