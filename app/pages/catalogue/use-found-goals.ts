import { useEffect, useMemo, useState } from 'react';

import { fetchGoalNames } from '../../ui/goals/fetch-goal-names.ts';
import { fetchPageData } from '../../browser/fetch-page-data.ts';
import type { GoalCard } from '../../browser/page-types.ts';

type FindGoals = (typed: string) => readonly GoalCard[];

const none: readonly GoalCard[] = [];
const max = 6;

/** What can be made that fits the typed words. Goals are loaded with the first of them. */
export function useFoundGoals(typed: string): readonly GoalCard[] {
  const [find, setFind] = useState<FindGoals>(() => () => none);
  const wanted = typed.trim();
  const isWanted = wanted !== '';
  useEffect(() => {
    if (isWanted) void loadFinder().then((loaded) => loaded && setFind(() => loaded));
  }, [isWanted]);
  return useMemo(() => (isWanted ? find(wanted).slice(0, max) : none), [find, isWanted, wanted]);
}

let finder: FindGoals | null = null;

/** Null when the goals are not available now. */
async function loadFinder(): Promise<FindGoals | null> {
  if (finder) return finder;
  const [page, names, ranking] = await Promise.all([
    fetchPageData('goals', '/goals'),
    fetchGoalNames(),
    import('../../ui/goals/rank-goals.ts').catch(() => null),
  ]);
  if (!page || !ranking) return null;
  const index = ranking.makeGoalIndex(page.interests, names);
  finder = (typed) => ranking.rankGoals(index, typed);
  return finder;
}
