import type { HostTurns } from './host-turns.ts';
import type { Robots } from './robots.ts';
import { type HostAnswer, type Fault, sendRequest } from './send-request.ts';
import type { Settings } from './settings.ts';
import type { PageFound } from './visits.ts';

export type Visiting = { readonly turns: HostTurns; readonly robots: Robots; readonly settings: Settings };

/** Follows redirects, and says whether the page at their end works. Never throws. */
export async function visitPage(page: string, visiting: Visiting): Promise<PageFound> {
  const passed = new Set<string>();
  let url = page;
  while (passed.size <= visiting.settings.maxRedirects) {
    if (passed.has(url)) return { found: 'unclear', why: 'redirects in a loop' };
    passed.add(url);
    const answer = await askPage(url, visiting);
    if ('fault' in answer) return { found: 'unclear', why: answer.fault };
    if (!isRedirect(answer)) return readStatus(answer, url === page ? {} : { moved: url });
    const next = URL.parse(answer.location ?? '', url);
    if (!next?.protocol.startsWith('http')) return { found: 'unclear', why: 'redirects to no page' };
    next.hash = '';
    url = next.href;
  }
  return { found: 'unclear', why: 'redirects too often' };
}

/** A busy host is asked once more, after its rest. If it is still busy, it is left alone. */
async function askPage(url: string, visiting: Visiting): Promise<HostAnswer | Fault> {
  const forbidden = await visiting.robots(url);
  if (forbidden !== null) return { fault: forbidden };
  const { rest, leave } = visiting.settings;
  const answer = await askByMethods(url, rest, visiting);
  if (answer === null) return { fault: 'its host asks to come back later' };
  return isBusy(answer) ? ((await askByMethods(url, leave, visiting)) ?? answer) : answer;
}

/** GET answers for hosts that refuse HEAD, and confirms that a page is missing. Null if the host is left alone. */
async function askByMethods(url: string, rest: number, { turns, settings }: Visiting) {
  const ask = async (method: 'HEAD' | 'GET') =>
    turns.take(url, async () => {
      const answer = await sendRequest({ method, url }, settings);
      if (isBusy(answer)) turns.rest(url, answer.retryAfter ?? settings.now() + rest);
      return answer;
    });
  const answer = await ask('HEAD');
  const isAnswered = answer === null || 'fault' in answer || answer.status < 400 || isBusy(answer);
  return isAnswered ? answer : ask('GET');
}

function isBusy(answer: HostAnswer | Fault): answer is HostAnswer {
  if ('fault' in answer) return false;
  return answer.status === 429 || (answer.status === 503 && answer.retryAfter !== null);
}

function isRedirect({ status, location }: HostAnswer): boolean {
  return status >= 300 && status < 400 && location !== null;
}

function readStatus({ status, retryAfter }: HostAnswer, moved: { readonly moved?: string }): PageFound {
  if (status >= 200 && status < 300) return { found: 'works', ...moved };
  if (status === 404 || status === 410) return { found: 'missing', why: `answered ${status}` };
  return {
    found: 'unclear',
    why: `answered ${status}`,
    ...(retryAfter !== null && { restUntil: new Date(retryAfter).toISOString() }),
  };
}
