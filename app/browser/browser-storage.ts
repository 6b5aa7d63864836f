/** Text items of this site; when the browser blocks storage, they last as long as the page. */
export type Items = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** The names that begin so. */
  readonly list: (beginning: string) => readonly string[];
};

export const browserItems = makeItems(() => localStorage);
/** Items of this tab alone. */
export const tabItems = makeItems(() => sessionStorage);

function makeItems(open: () => Storage): Items {
  const unsaved = new Map<string, string>();
  return {
    read: (name) => unsaved.get(name) ?? attempt(() => open().getItem(name)),
    write: (name, value) => {
      unsaved.delete(name);
      const isSaved = attempt(() => {
        open().setItem(name, value);
        return true;
      });
      if (isSaved === null) unsaved.set(name, value);
    },
    remove: (name) => {
      unsaved.delete(name);
      attempt(() => open().removeItem(name));
    },
    list: (beginning) => {
      const names = attempt(() => Object.keys(open())) ?? [];
      return names.filter((name) => name.startsWith(beginning));
    },
  };
}

/** When storage is blocked, even access to it throws. */
function attempt<T>(task: () => T): T | null {
  try {
    return task();
  } catch {
    return null;
  }
}
