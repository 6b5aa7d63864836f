import type { CompiledGoal } from '#content/goals.ts';
import { maintaining, ofServers } from '#lexicon/goal/part-words.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { OwnGoals } from './own-goals.ts';

/** From this many parts on, the steps of another program do not help. Our own choice. */
const list = 2;

type Told = { readonly text: string; readonly listed: number };

/** The general steps for the learner's own thing, if its parts are listed and its shape would have other steps. */
export function preferThing(own: OwnGoals, goal: CompiledGoal, { text, listed }: Told): CompiledGoal {
  const [, shape = '', technology = ''] = /^own-(.+)-([a-z]+)$/.exec(goal.id) ?? [];
  const folded = foldText(text);
  const isElse = shape === 'list' || (shape === 'api' && !ofServers.test(folded)) || maintaining.test(folded);
  return (listed >= list && isElse ? own.get(`thing/${technology}`) : undefined) ?? goal;
}
