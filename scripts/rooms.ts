/** The rooms that the site is built from. */
export const builtRooms = [
  'app',
  'content',
  'contract',
  'journal',
  'lexicon',
  'planner',
  'question',
  'replies',
  'search',
  'site',
  'wording',
  'workbench',
] as const;

/** The server runs from its sources. */
export const rooms = [...builtRooms, 'server'] as const;
