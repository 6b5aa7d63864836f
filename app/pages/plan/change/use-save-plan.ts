import { useState } from 'react';

import type { EventBody } from '#journal/event/event.ts';
import type { Plan } from '#planner/model/plan.ts';
import type { Replan } from '#planner/change/replan-plan.ts';

import { offerUndo } from '../../../record/undo-offer.ts';
import { tellAll } from '../../../record/journal.ts';
import { noteWords } from './describe-change.ts';
import { renamePlan, savePlan } from '../new/save-plan.ts';
import { nameTopic } from '../topics.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import type { Wanted } from './plan-changes.ts';
import { tooLarge } from '../faults.ts';
import { sayRefusal } from '../words.ts';

/** A new layout, what else is told with it, and what came of it in words. */
export type Layout = {
  readonly replan: Replan;
  readonly events: readonly EventBody[];
  readonly words: (next: Plan) => string;
  /** The control that it was asked for at, where a refusal is shown. */
  readonly at: string;
};

/** Why something was refused, and the control at which it was asked for. */
export type Refusal = Pick<Layout, 'at'> & { readonly words: string };

/** Keeps new layouts of a plan. One that has to give something up waits for the learner's choice. */
export function useKeeping({ saved, plan, shown }: LivingPlan) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [choice, setChoice] = useState<Layout | null>(null);

  const keep = async ({ events, words, at }: Layout, next: Plan) => {
    setChoice(null);
    const layout = savePlan(next, { ...saved, title: renamePlan(saved.title, plan, next) });
    if (!layout) return setRefusal({ at, words: `${tooLarge} Nothing was changed.` });
    const { events: told } = await tellAll([...events, layout]);
    noteWords(told, words(next));
    offerUndo(told);
  };
  const settle = (layout: Layout) => {
    setRefusal(null);
    if (layout.replan.isChoice) setChoice(layout);
    else void keep(layout, layout.replan.onTime);
  };
  const change = ({ changed, events, words }: Wanted, at: string) => {
    if (changed.kind === 'changed') settle({ replan: changed.replan, events, words, at });
    else setRefusal({ at, words: sayRefusal(changed, (key) => nameTopic(shown, key)) });
  };
  const choose = (layout: Layout, next: Plan) => void keep(layout, next);
  return { refusal, choice, settle, change, choose, cancel: () => setChoice(null) };
}
