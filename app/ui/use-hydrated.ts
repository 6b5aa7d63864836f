import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the finished HTML and while it hydrates, true once the page answers to the learner. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
