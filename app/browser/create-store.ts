import { useSyncExternalStore } from 'react';

import { browserItems } from './browser-storage.ts';

export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Setting the same value again calls no listener. */
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

/** `initial` is for finished HTML. */
export function useStore<Value>({ get, subscribe }: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/** Items of local storage, in sync with other tabs. */
export type ItemStore<Name extends string> = {
  readonly get: (name: Name) => string | null;
  /** Null removes an item. */
  readonly set: (values: Readonly<Partial<Record<Name, string | null>>>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createItemStore<Name extends string>(names: readonly Name[]): ItemStore<Name> {
  const version = createStore(0);
  return {
    get: browserItems.read,
    set(values) {
      for (const name of names) {
        const value = values[name];
        if (value === null) browserItems.remove(name);
        else if (value !== undefined) browserItems.write(name, value);
      }
      version.set(version.get() + 1);
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        // Without a key, the whole storage was cleared.
        if (key === null || names.some((name) => name === key)) listener();
      };
      const unsubscribe = version.subscribe(listener);
      window.addEventListener('storage', hear);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', hear);
      };
    },
  };
}
