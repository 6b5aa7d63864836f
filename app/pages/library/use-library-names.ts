import { useEffect, useState } from 'react';

import { isStepKey } from '#content/topic-key.ts';
import type { JournalState } from '#journal/fold/state.ts';

import { fetchPageData } from '../../browser/fetch-page-data.ts';
import type { UsedTechnology } from '../../browser/page-types.ts';
import { loadOutlines } from '../../record/outlines.ts';
import type { PlaceNames } from './locate-key.ts';

export type LibraryNames = PlaceNames & { readonly technologies: readonly UsedTechnology[] };

/** The names and icons of everything in the record; null until it is known whether they are available. */
export function useLibraryNames({ topics }: JournalState): LibraryNames | null {
  const [names, setNames] = useState<LibraryNames | null>(null);
  const hasSteps = [...topics.keys()].some(isStepKey);
  useEffect(() => void loadNames(hasSteps).then(setNames), [hasSteps]);
  return names;
}

async function loadNames(hasSteps: boolean): Promise<LibraryNames> {
  const [outlines, catalogue, goals] = await Promise.all([
    loadOutlines(),
    fetchPageData('catalogue', '/language'),
    hasSteps ? fetchPageData('goals', '/goals') : null,
  ]);
  return { outlines, technologies: catalogue?.cards ?? [], interests: goals?.interests ?? null };
}
