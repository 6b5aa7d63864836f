import type { View } from './view.ts';

export const minuteChoices = [10, 15, 20, 30] as const;

export function isFiltered({ isOpenOnly, levels, importances, minutes }: View): boolean {
  return isOpenOnly || levels.length > 0 || importances.length > 0 || minutes !== null;
}

/** From the query of an address. What is unknown in it is ignored. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const list = (name: string) => query.get(name)?.split(',') ?? [];
  const minutes = Number(query.get('minutes'));
  return {
    isOne: query.get('view') === 'one',
    isOpenOnly: query.get('show') === 'open',
    levels: ([1, 2, 3] as const).filter((level) => list('level').includes(`${level}`)),
    importances: (['core', 'usual', 'niche'] as const).filter((one) => list('importance').includes(one)),
    minutes: minuteChoices.find((choice) => choice === minutes) ?? null,
  };
}

/** The query for a view. What else is in it stays. */
export function writeView(view: View, search: string): string {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string) => (value === '' ? query.delete(name) : query.set(name, value));
  set('view', view.isOne ? 'one' : '');
  set('show', view.isOpenOnly ? 'open' : '');
  set('level', view.levels.join(','));
  set('importance', view.importances.join(','));
  set('minutes', view.minutes === null ? '' : `${view.minutes}`);
  // A comma needs no code in a query.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
