import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { fillIn } from './fill-in.ts';

/** Asks for the goal that the address names, as the page of a goal links here. What the learner typed stays. */
export function useGoalInAddress(form: RefObject<HTMLFormElement | null>): void {
  const [address] = useSearchParams();
  const id = address.get('goal');
  useEffect(() => {
    const field = form.current?.elements.namedItem('problem');
    if (id === null || !(field instanceof HTMLTextAreaElement)) return;
    const fill = async () => {
      const { writeGoalRequest } = await import('./write-goal-request.ts');
      const values = await writeGoalRequest(id);
      if (values && field.value === '') fillIn(form.current, values);
    };
    // Without it, the learner types.
    fill().catch(() => {});
  }, [form, id]);
}
