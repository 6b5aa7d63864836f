/** What a browser keeps for a site by names; where it refuses, the same for as long as the page lives. */
export type Items = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** The names that begin so. */
  readonly list: (beginning: string) => readonly string[];
};

/** Kept in this browser, and shared by its tabs. */
export const browserItems = makeItems(() => localStorage);
/** Kept for as long as the tab is open. */
export const tabItems = makeItems(() => sessionStorage);

function makeItems(open: () => Storage): Items {
  const refused = new Map<string, string>();
  return {
    read: (name) => refused.get(name) ?? attempt(() => open().getItem(name)),
    write: (name, value) => {
      refused.delete(name);
      const isKept = attempt(() => {
        open().setItem(name, value);
        return true;
      });
      if (isKept === null) refused.set(name, value);
    },
    remove: (name) => {
      refused.delete(name);
      attempt(() => open().removeItem(name));
    },
    list: (beginning) => {
      const names = attempt(() => Object.keys(open())) ?? [];
      return names.filter((name) => name.startsWith(beginning));
    },
  };
}

/** Where a learner forbids sites to keep anything, even the look at the storage throws. */
function attempt<T>(task: () => T): T | null {
  try {
    return task();
  } catch {
    return null;
  }
}
