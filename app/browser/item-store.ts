import { browserItems } from './browser-storage.ts';
import { createStore } from './create-store.ts';

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
