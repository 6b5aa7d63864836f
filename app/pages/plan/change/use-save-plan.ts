import { useState } from 'react';

import type { EventBody } from '#journal/event/event.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Replan } from '#planner/replan/replan-plan.ts';
import type { Refused } from '#planner/change/change-result.ts';
import { listSome } from '#wording/lists.ts';

import { offerUndo } from '../../../record/undo-offer.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { rememberMessage } from './describe-plan-change.ts';
import { renamePlan, makePlanSaved } from '../new/make-plan-saved.ts';
import { nameTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import type { PlanChange } from './plan-changes.ts';
import { tooLarge } from '../errors.ts';

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

function describeRefusal({ why, keys }: Refused, nameKey: (key: string) => string): string {
  const names = listSome(keys.map(nameKey), 4);
  const reasons: Record<Refused['why'], string> = {
    unknown: 'The roadmaps no longer have that topic.',
    done: `${names} is already done.`,
    known: `The plan assumes that you know ${names}.`,
    dropped: `${names} was removed from the plan.`,
    planned: `${names} is already in the plan.`,
    past: 'That day is over.',
    'no-learn-day': 'That day is not for new topics. Choose another one.',
    'no-capacity': 'That day does not have enough time for it.',
    'nothing-there': 'Neither day has a topic that can move.',
    'too-early':
      names === ''
        ? 'It does not fit on that day.'
        : `${names} must come first, and cannot be finished before that day.`,
    locks: `That would move ${names}, which you locked to a day.`,
  };
  return `${reasons[why]} Nothing was changed.`;
}
