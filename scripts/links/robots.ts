import parseRobots from 'robots-parser';

import type { HostTurns } from './host-turns.ts';
import { type Fault, sendRequest } from './send-request.ts';
import type { Settings } from './settings.ts';

/** Null if the page may be visited, or why not. */
export type Robots = (url: string) => Promise<string | null>;

type Rules = ReturnType<typeof parseRobots>;
const maxRedirects = 5;
const unavailable = { fault: 'its robots.txt is not available' };

/** Asks each host once. As RFC 9309 says, no robots.txt allows everything, and one that fails forbids everything. */
export function makeRobots(turns: HostTurns, settings: Settings): Robots {
  const known = new Map<string, Promise<Rules | Fault>>();
  return async (url) => {
    const { origin } = new URL(url);
    const asking = known.get(origin) ?? askRules(origin, turns, settings);
    known.set(origin, asking);
    const rules = await asking;
    if ('fault' in rules) return rules.fault;
    return rules.isAllowed(url, settings.agent) === false ? 'its robots.txt forbids it' : null;
  };
}

async function askRules(origin: string, turns: HostTurns, settings: Settings): Promise<Rules | Fault> {
  const own = `${origin}/robots.txt`;
  const text = await readRules(own, turns, settings);
  if (typeof text !== 'string') return text;
  const rules = parseRobots(own, text);
  const delay = rules.getCrawlDelay(settings.agent);
  if (delay !== undefined) turns.slowDown(origin, delay * 1000);
  return rules;
}

/** Empty if there is none. */
async function readRules(own: string, turns: HostTurns, settings: Settings): Promise<string | Fault> {
  let url = own;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const request = { method: 'GET', url, maxBytes: settings.maxRobots } as const;
    const answer = await turns.take(url, async () => sendRequest(request, settings));
    if (answer === null) return unavailable;
    if ('fault' in answer) return answer;
    const { status, location, retryAfter, text } = answer;
    // No page of this host is asked for before its rules are known, so the rest begins in time.
    if (retryAfter !== null && status >= 400) turns.rest(url, retryAfter);
    if (status < 300) return text;
    if (status >= 500 || status === 429) return unavailable;
    const next = location === null ? null : URL.parse(location, url);
    if (status >= 400 || !next?.protocol.startsWith('http')) return '';
    url = next.href;
  }
  return '';
}
