import { stepKey } from '#content/topic-key.ts';

import type { GoalCard } from '../../browser/page-types.ts';
import { useRecord } from '../../record/use-record.ts';

/** Counts the steps of a goal that are done. */
export function useStepsDone(): (goal: GoalCard) => number {
  const topics = useRecord((state) => state.topics);
  return ({ id, steps }) => {
    const keys = Array.from({ length: steps }, (_, at) => stepKey(id, at + 1));
    return topics.size === 0 ? 0 : keys.filter((key) => topics.get(key)?.status === 'done').length;
  };
}
