/** `look` may be meant; `broken` stops something that learners need. */
export type Finding = { readonly state: 'ok' | 'look' | 'broken'; readonly said: string };

export const ok = (said: string): Finding => ({ state: 'ok', said });
export const look = (said: string): Finding => ({ state: 'look', said });
export const broken = (said: string): Finding => ({ state: 'broken', said });
