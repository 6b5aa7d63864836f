/** What the site is built from. */
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
] as const;

/** Every room; the server runs from its sources. */
export const rooms = [...builtRooms, 'server'] as const;
