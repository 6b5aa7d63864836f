const harmful = [
  'school-system',
  'wifi',
  'game-cheat',
  'parental-controls',
  'steal-data',
  'break-in',
  'attack-others',
] as const;

/** What a message may be about to break, or has just broken. The first that is found counts. */
export const dangers = [
  'wiping-command',
  'firmware',
  'body-alarm',
  'mains-power',
  'at-the-wheel',
  'stimulants',
  ...harmful,
  'hacked-account',
  'scam',
  'strange-code',
  'leaked-key',
  'private-details',
  'deleted-files',
  'mass-change',
  'force-push',
  'lost-work',
  'risky-release',
  'plain-passwords',
  'key-in-page',
  'card-data',
  'injection',
  'open-door',
  'no-sleep',
] as const;
export type Danger = (typeof dangers)[number];

/** What harms others is refused. */
export const harmfulDangers: ReadonlySet<Danger> = new Set(harmful);
