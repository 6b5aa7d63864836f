import { useEffect, useRef, useState } from 'react';

import type { PageOf } from '../../../../browser/page-types.ts';
import { useJournal } from '../../../../record/use-record.ts';
import { readPlanForm } from '../read-plan-form.ts';
import type { FetchedPreview } from './fetch-preview.ts';

/** Milliseconds without typing before the fields are read. */
const pause = 400;

type Previewed = {
  /** Null until the form is complete, and where the roadmaps cannot be loaded. */
  readonly found: FetchedPreview | null;
  /** Fields that are empty or wrong. */
  readonly missing: readonly string[];
};

/** What the form around `place` would make, as it is filled in. */
export function usePreview(page: PageOf<'plan'>) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useJournal();
  const [previewed, setPreviewed] = useState<Previewed>({ found: null, missing: [] });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    const look = async () => {
      turn += 1;
      const own = turn;
      const read = readPlanForm(new FormData(form));
      if ('errors' in read) return setPreviewed({ found: null, missing: Object.keys(read.errors) });
      const script = await import('./fetch-preview.ts').catch(() => null);
      const found = (await script?.fetchPreview(read.form, { page, state })) ?? null;
      if (own === turn) setPreviewed({ found, missing: [] });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
    };
    wait();
    form.addEventListener('input', wait);
    return () => {
      turn = -1;
      clearTimeout(timer);
      form.removeEventListener('input', wait);
    };
  }, [page, state]);
  return { place, ...previewed };
}
