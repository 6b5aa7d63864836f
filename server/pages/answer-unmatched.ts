import { callPaths } from '#contract/addresses.ts';

import type { Call } from '../http/env.ts';
import { refuse } from '../http/problem.ts';
import { answerPage, isPage, type PageAnswer } from './answer-page.ts';
import type { Pages } from './load-pages.ts';

/** Answers requests that match no call: with a page, a redirect or the not-found page. */
export function answerUnmatched(pages: Pages, call: Call): Response {
  const { pathname, search } = new URL(call.req.url);
  const target = pathname + search;
  if (callPaths.test(pathname)) return refuse(call, 404, 'There is no such call.');
  const { method } = call.req;
  if (method !== 'GET' && method !== 'HEAD') {
    if (!isPage(pages, target)) return refuse(call, 404, 'There is no such page.');
    call.header('Allow', 'GET, HEAD');
    return refuse(call, 405, 'A page can only be read.');
  }
  const answer = answerPage(pages, {
    method,
    target,
    acceptEncoding: call.req.header('accept-encoding'),
    ifNoneMatch: call.req.header('if-none-match'),
  });
  if (answer) return makeResponse(answer);
  return refuse(call, 503, 'The pages are not built yet: run "npm run build" and start again.');
}

function makeResponse({ status, headers, body }: PageAnswer): Response {
  const pairs = new Headers();
  for (let at = 0; at < headers.length; at += 2) pairs.set(headers[at] ?? '', headers[at + 1] ?? '');
  return new Response(body === null ? null : new Uint8Array(body), { status, headers: pairs });
}
