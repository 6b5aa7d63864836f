import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { fillIn } from './fill-in.ts';

/** Asks for the goal or the topic that the address names, as their pages link here. What the learner typed stays. */
export function useAddressRequest(form: RefObject<HTMLFormElement | null>): void {
  const [address] = useSearchParams();
  const [goal, topic] = [address.get('goal'), address.get('topic')];
  useEffect(() => {
    const field = form.current?.elements.namedItem('problem');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const fill = async () => {
      const values = await writeRequest(goal, topic);
      if (values && field.value === '') fillIn(form.current, values);
    };
    // Without it, the learner types.
    fill().catch(() => {});
  }, [form, goal, topic]);
}

async function writeRequest(goal: string | null, topic: string | null) {
  if (goal !== null) return (await import('./write-goal-request.ts')).writeGoalRequest(goal);
  return topic === null ? null : (await import('./write-topic-request.ts')).writeTopicRequest(topic);
}
