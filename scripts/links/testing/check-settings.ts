import { politeSettings, type Settings } from '../settings.ts';

/** A clock that only the checker's own waiting moves. */
export function makeClock(start = '2026-11-23T12:00:00.000Z') {
  let time = Date.parse(start);
  return {
    now: () => time,
    wait: async (moved: number) => void (time += moved),
    setTo: (moment: string) => void (time = Date.parse(moment)),
  };
}

/** Polite settings in which nothing takes real time. */
export function makeSettings(changes: Partial<Settings>): Settings {
  return { ...politeSettings, limitTime: () => new AbortController().signal, ...changes };
}
