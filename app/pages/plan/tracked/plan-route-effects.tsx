import { useEffect } from 'react';
import { useLocation } from 'react-router';

let last = typeof location === 'undefined' ? '' : location.search;

/**
 * Between two plans, and after one was made, the page goes to its top and the focus to its heading, as after a full
 * load. It stands beside the plan, so that it waits for what the plan waits for.
 */
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
