import { useSyncExternalStore } from 'react';

export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value that components share. Setting the same value again calls nobody back. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; `initial` in finished HTML and while it hydrates. */
export function useStore<Value>({ get, subscribe }: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
