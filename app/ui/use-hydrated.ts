import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in finished HTML and while it hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
