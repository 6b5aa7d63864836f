import type { CompiledGoal } from '#content/goals.ts';
import { maintaining, ofServers } from '#lexicon/goal/part-words.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { OwnGoals } from './own-goals.ts';

/** Who lists so much is not helped by the steps of another program. Our own choice. */
const list = 2;

type Told = { readonly text: string; readonly listed: number };

/** The learner's own thing as steps for whatever it is, where its parts are listed and the steps of its shape would be others. */
export function preferThing(own: OwnGoals, goal: CompiledGoal, { text, listed }: Told): CompiledGoal {
  const [, shape = '', technology = ''] = /^own-(.+)-([a-z]+)$/.exec(goal.id) ?? [];
  const folded = foldText(text);
  const isElse = shape === 'list' || (shape === 'api' && !ofServers.test(folded)) || maintaining.test(folded);
  return (listed >= list && isElse ? own.get(`thing/${technology}`) : undefined) ?? goal;
}
