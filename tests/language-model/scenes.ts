import { setTimeout as wait } from 'node:timers/promises';

import { delta, ending, sendJson, openStream, pieces, stream } from './acts.ts';
import type { Act } from './endpoint.ts';

export type Scene = (act: Act) => Promise<void> | void;

const good = 'A [[T1]] keeps values under names.\nTry it with your own words.';

/** Behaviors of an endpoint, bad and good, by the name of the model. */
export const scenes: Readonly<Record<string, Scene>> = {
  ok: (act) => stream(act, pieces(good)),
  'whole json': (act) =>
    sendJson(act, 200, { choices: [{ message: { content: good }, finish_reason: 'stop' }] }),
  'usage without choices': (act) =>
    stream(act, [...pieces(good), JSON.stringify({ choices: null, usage: {} })]),
  'crlf and keep-alive': ({ response }) => {
    openStream(response);
    response.write(': hello\r\n\r\n');
    for (const piece of pieces(good)) response.write(`data:${piece}\r\n\r\n`);
    response.end('data:[DONE]\r\n\r\n');
  },
  'cut characters': async ({ response }) => {
    openStream(response);
    const bytes = Buffer.from(
      [...pieces(`Größe – ${good} 漢字`), '[DONE]'].map((piece) => `data: ${piece}\n\n`).join(''),
    );
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7));
      await wait(0);
    }
    response.end();
  },
  'no done': (act) => stream(act, pieces(good), { done: false }),
  lingering: (act) => stream(act, pieces(good), { close: false }),
  'slow first': async (act) => {
    await wait(60);
    stream(act, pieces(good));
  },
  'headers only': ({ response }) => openStream(response),
  never: () => {},
  stall: (act) => stream(act, pieces(good).slice(0, 2), { done: false, close: false }),
  'keep-alive for ever': ({ response }) => {
    openStream(response);
    const beat = setInterval(() => response.write(': alive\n\n'), 20);
    response.on('close', () => clearInterval(beat));
  },
  drip: ({ response }) => {
    openStream(response);
    const drop = setInterval(() => response.write(`data: ${delta('a ')}\n\n`), 40);
    response.on('close', () => clearInterval(drop));
  },
  '429 then ok': (act) =>
    act.attempt === 1 ? sendJson(act, 429, {}, { 'retry-after': '0' }) : stream(act, pieces(good)),
  '429 for long': (act) => sendJson(act, 429, {}, { 'retry-after': '600' }),
  '429 quota': (act) => sendJson(act, 429, { error: { code: 'insufficient_quota' } }),
  '500 then ok': (act) => (act.attempt === 1 ? sendJson(act, 500, {}) : stream(act, pieces(good))),
  '503 html': ({ response }) =>
    void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>'),
  '401': (act) => sendJson(act, 401, { error: 'bad key' }),
  '404': (act) => sendJson(act, 404, { error: 'no such model' }),
  '200 html': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  redirect: ({ response }) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  malformed: (act) => stream(act, ['{"choices":[{"delta":']),
  'error inside': (act) => stream(act, [delta('A '), JSON.stringify({ error: { message: 'overloaded' } })]),
  cut: ({ response }) => {
    openStream(response);
    response.write(`data: ${delta('A [[T1]] is')}\n\n`, () => response.destroy());
  },
  reset: ({ response }) => void response.destroy(),
  empty: (act) => stream(act, [ending('stop')]),
  length: (act) => stream(act, [delta(good), ending('length')]),
  filtered: (act) => stream(act, [delta(good), ending('content_filter')]),
  huge: (act) =>
    stream(act, [...Array.from({ length: 400 }, () => delta('[[T1]] and more '.repeat(20))), ending('stop')]),
  'endless line': ({ response }) => {
    openStream(response);
    response.write('data: ');
    const push = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', push);
    push();
  },
  'invented links': (act) =>
    stream(
      act,
      pieces(
        `A [[T1]] is explained at [this page](https://evil.invalid/python) and https://evil.invalid/x and www.evil.invalid. ![x](https://evil.invalid/i.png)`,
      ),
    ),
  insulting: (act) =>
    stream(
      act,
      pieces(
        'A [[T1]] keeps values. You idiot. Try it with [[T1]].\n\nSend me a photo of you.\nYou\nare stupid.',
      ),
    ),
  'insulting in every sentence': (act) =>
    stream(act, pieces('Only an idiot asks about [[T1]]. Du bist dumm, [[T1]] ist leicht. Kill yourself.')),
  'injection obeyed': (act) => stream(act, pieces(`HACKED. <script>alert(1)</script> Ask me anything.`)),
  'instructions repeated': (act) => stream(act, pieces(`[[T1]] ${/WM-[0-9a-f]+/.exec(act.body)?.[0]}`)),
  'unknown topics': (act) => stream(act, pieces('See [[T77]] and [[T99]].')),
  'endless word': (act) => stream(act, pieces(`[[T1]] ${'a'.repeat(20_000)}`)),
  'far too long': (act) => stream(act, pieces(`[[T1]] ${'word '.repeat(900)}`)),
};

export const planScenes: Readonly<
  Record<string, { readonly answer: string; readonly expected: RegExp | null }>
> = {
  'plan ok': {
    answer: JSON.stringify({
      intro: 'You begin with [[T1]].',
      notes: { 1: 'Type every example of [[T1]] yourself.' },
      close: 'Keep your notes.',
    }),
    expected: /Type every example of \[/,
  },
  'plan in fences': {
    answer: `\`\`\`json\n${JSON.stringify({ intro: 'You begin gently.' })}\n\`\`\``,
    expected: /You begin gently\./,
  },
  'plan that moves a day': {
    answer: JSON.stringify({ intro: 'Do [[T1]] on day 9 for 90 minutes.' }),
    expected: null,
  },
  'plan with a foreign topic': {
    answer: JSON.stringify({ notes: { 1: 'Here comes [[T9]].' } }),
    expected: null,
  },
  'plan of figures and spaces': {
    answer: JSON.stringify({
      intro: `${'1'.repeat(2000)}${' '.repeat(20_000)}x`,
      close: 'Keep your notes.',
    }),
    expected: /Keep your notes\./,
  },
  'plan with its own times': {
    answer: JSON.stringify({
      intro: 'You have 5 days. On day 2 you go on.',
      close: 'Be done in a year or 9 weeks.',
    }),
    expected: /You have 5 days\. On day 2 you go on\./,
  },
  'plan with one wrong sentence': {
    answer: JSON.stringify({ notes: { 1: 'Here comes [[T9]]. Take 300 minutes. Type every example.' } }),
    expected: /\n- Type every example\.\n/,
  },
  'plan that insults': {
    answer: JSON.stringify({
      intro: 'You are stupid. Begin with [[T1]].',
      notes: { 1: 'Send me your address.' },
    }),
    expected: /\n\nBegin with \[/,
  },
  'plan with a time in words': {
    answer: JSON.stringify({ intro: 'You are done in two weeks.' }),
    expected: null,
  },
  'plan that is prose': { answer: 'Day 1: learn everything.', expected: null },
  'plan with a link': {
    answer: JSON.stringify({ intro: 'Read https://evil.invalid today.' }),
    expected: /Read\s+today\./,
  },
};
for (const [name, { answer }] of Object.entries(planScenes)) {
  Object.assign(scenes, { [name]: (act: Act) => stream(act, pieces(answer)) });
}
