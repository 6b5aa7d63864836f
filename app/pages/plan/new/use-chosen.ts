import { useEffect, useRef, useState } from 'react';

import type { PageOf, PlanGoal } from '../../../browser/page-types.ts';
import { readText } from '../../../ui/read-text.ts';
import { readTechnologies } from './read-plan-form.ts';

type Chosen = { readonly technologies: readonly string[]; readonly goal: PlanGoal | undefined };

/** What is chosen in the form around `place`. A goal that is chosen first chooses its technology. */
export function useChosen(page: PageOf<'plan'>) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ technologies: [], goal: undefined });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const look = () => setChosen(readChosen(form, page));
    // The form has its draft by then.
    queueMicrotask(look);
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [page]);
  return { place, ...chosen };
}

function readChosen(form: HTMLFormElement, { interests }: PageOf<'plan'>): Chosen {
  const data = new FormData(form);
  const id = readText(data, 'goal');
  const goal = interests.flatMap(({ goals }) => goals).find((one) => one.id === id);
  const technology = form.elements.namedItem('technology');
  if (goal && technology instanceof HTMLSelectElement && technology.value === '') {
    technology.value = goal.technologies[0] ?? '';
    technology.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return { technologies: readTechnologies(new FormData(form)), goal };
}
