import pLimit, { type LimitFunction } from 'p-limit';

import type { Settings } from './settings.ts';

export type HostTurns = {
  /** Sends when it is the host's turn; null if the host rests for longer than we wait. */
  readonly take: <Result>(url: string, send: () => Promise<Result>) => Promise<Result | null>;
  /** A pause that the host asks for, if it is longer than ours. */
  readonly slowDown: (url: string, pause: number) => void;
  readonly rest: (url: string, until: number) => void;
};

type Host = { readonly limit: LimitFunction; pause: number; next: number; restUntil: number };
type Timing = Pick<Settings, 'atOnce' | 'pause' | 'maxPause' | 'maxRest' | 'now' | 'wait'>;

/** A turn is one request, so a chain of redirects takes a turn of each host and blocks none while it waits. */
export function makeHostTurns({ atOnce, pause, maxPause, maxRest, now, wait }: Timing): HostTurns {
  const all = pLimit(atOnce.all);
  const hosts = new Map<string, Host>();
  const find = (url: string): Host => {
    const name = new URL(url).host;
    const host = hosts.get(name) ?? { limit: pLimit(atOnce.host), pause, next: 0, restUntil: 0 };
    hosts.set(name, host);
    return host;
  };
  const waitUntil = async (moment: number) => {
    const time = moment - now();
    if (time > 0) await wait(time);
  };
  const isAway = ({ restUntil }: Host) => restUntil - now() > maxRest;
  return {
    async take(url, send) {
      const host = find(url);
      return host.limit(async () => {
        if (isAway(host)) return null;
        const begin = Math.max(now(), host.next, host.restUntil);
        host.next = begin + host.pause;
        await waitUntil(begin);
        // Another request may have been told to rest in the meantime.
        if (isAway(host)) return null;
        await waitUntil(host.restUntil);
        return all(send);
      });
    },
    slowDown(url, asked) {
      const host = find(url);
      host.pause = Math.max(host.pause, Math.min(asked, maxPause));
      host.next = Math.max(host.next, now() + host.pause);
    },
    rest(url, until) {
      const host = find(url);
      host.restUntil = Math.max(host.restUntil, until);
    },
  };
}
