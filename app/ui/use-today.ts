import { useSyncExternalStore } from 'react';

import { readToday } from '#wording/dates.ts';

/** The learner's date, updated at midnight while the page stays open. */
export function useToday(): string {
  return useSyncExternalStore(onNewDay, readToday, readToday);
}

/** Timers stop while a computer sleeps, so the date is also read when the page becomes visible. */
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
