import { useState } from 'react';

import type { EventBody } from '#journal/event/event.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Replan } from '#planner/replan/replan-plan.ts';

import { offerUndo } from '../../../record/undo-offer.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { rememberMessage } from './describe-plan-change.ts';
import { renamePlan, makePlanSaved } from '../new/make-plan-saved.ts';
import { nameTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import type { PlanChange } from './plan-changes.ts';
import { tooLarge } from '../errors.ts';
import { describeRefusal } from './describe-refusal.ts';

/** A new version of a plan, the events to add with it, and the message to show. */
export type NewLayout = {
  readonly replan: Replan;
  readonly events: readonly EventBody[];
  readonly words: (next: Plan) => string;
  /** The id of the control that was used, where a refusal is shown. */
  readonly at: string;
};

export type SaveRefusal = Pick<NewLayout, 'at'> & { readonly words: string };

/** Saves new versions of a plan. One that has to give something up waits for the learner's choice. */
export function useSavePlan({ saved, plan, shown }: TrackedPlan) {
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [choice, setChoice] = useState<NewLayout | null>(null);

  const keep = async ({ events, words, at }: NewLayout, next: Plan) => {
    setChoice(null);
    const layout = makePlanSaved(next, { ...saved, title: renamePlan(saved.title, plan, next) });
    if (!layout) return setRefusal({ at, words: `${tooLarge} Nothing was changed.` });
    const { events: written } = await recordEvents([...events, layout]);
    rememberMessage(written, words(next));
    offerUndo(written);
  };
  const settle = (layout: NewLayout) => {
    setRefusal(null);
    if (layout.replan.isChoice) setChoice(layout);
    else void keep(layout, layout.replan.onTime);
  };
  const change = ({ changed, events, words }: PlanChange, at: string) => {
    if (changed.kind === 'changed') settle({ replan: changed.replan, events, words, at });
    else setRefusal({ at, words: describeRefusal(changed, (key) => nameTopic(shown, key)) });
  };
  const choose = (layout: NewLayout, next: Plan) => void keep(layout, next);
  return { refusal, choice, settle, change, choose, cancel: () => setChoice(null) };
}
