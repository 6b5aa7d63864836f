import { useEffect } from 'react';
import { useLocation } from 'react-router';

let last = typeof location === 'undefined' ? '' : location.search;

/** Like a full load when another plan is shown. It is beside the plan, so that it suspends with it. */
export function PlanRouteEffects(): null {
  const { search } = useLocation();
  useEffect(() => {
    const before = last;
    last = search;
    if (before === search) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [search]);
  return null;
}
