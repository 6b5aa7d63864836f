import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { fetchGoalNames } from '../../ui/goals/fetch-goal-names.ts';
import type { InterestData } from '../../browser/page-types.ts';
import { type GoalNames, makeGoalIndex, rankGoals } from '../../ui/goals/rank-goals.ts';

/** `found` is null while nothing is typed. Names are loaded when the field is first used. */
export function useGoalSearch(interests: readonly InterestData[]) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, search] = useState('');
  const [names, setNames] = useState<GoalNames>({});
  const wanted = useDeferredValue(typed.trim());
  const isSearching = wanted !== '';
  const index = useMemo(
    () => (isSearching ? makeGoalIndex(interests, names) : []),
    [interests, names, isSearching],
  );
  const found = useMemo(() => (isSearching ? rankGoals(index, wanted) : null), [index, isSearching, wanted]);
  const loadNames = useCallback(() => void fetchGoalNames().then(setNames), []);
  // Searches for what was typed before hydration.
  useEffect(() => {
    const before = box.current?.value ?? '';
    if (before === '') return;
    loadNames();
    search(before);
  }, [loadNames]);
  return { box, found, search, loadNames };
}
