import { useSyncExternalStore } from 'react';

import { readToday } from '../../../../wording/dates.ts';

/** The learner's date, which a page that stays open takes from one day to the next. */
export function useToday(): string {
  return useSyncExternalStore(onNewDay, readToday, readToday);
}

/** A machine that slept looks again when the page is seen. */
function onNewDay(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      listener();
      wait();
    }, untilMidnight());
  };
  wait();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

function untilMidnight(): number {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - Date.now();
}
