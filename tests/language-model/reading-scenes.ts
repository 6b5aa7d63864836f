import { delta, ending, sendJson, openStream, pieces, stream } from './acts.ts';
import type { Act } from './endpoint.ts';
import type { Scene } from './scenes.ts';

/** The words of every scene that gets as far as wording. */
const words = 'A [[T1]] keeps values under names.\nTry it with your own words.';

/** What endpoints answer that are asked what a message means. */
export const readings: Readonly<Record<string, string>> = {
  agrees: '{}',
  'plan, 12 days': JSON.stringify({ intent: 'plan', technologies: ['java'], days: 12, minutes: 40 }),
  'in fences': `Here it is:\n\`\`\`json\n${JSON.stringify({ days: 12, weekdays: [5, 6] })}\n\`\`\``,
  'another topic': JSON.stringify({ intent: 'concept', topics: ['python/tuples-and-sets'], language: 'es' }),
  'sees danger': JSON.stringify({ care: 'reply', intent: 'danger' }),
  'sees a doubt': JSON.stringify({ care: 'line' }),
  'lowers care': JSON.stringify({ care: 'none', intent: 'plan' }),
  'a goal': JSON.stringify({ intent: 'plan', goalId: 'pet-page' }),
  'unknown ids': JSON.stringify({
    technologies: ['cobol'],
    topics: ['python/nothing'],
    goalId: 'a-castle',
    days: 12,
  }),
  'numbers out of range': JSON.stringify({ days: 999_999, minutes: -5, weekdays: [9], level: 'guru' }),
  'wrong types': JSON.stringify({
    intent: ['plan'],
    technologies: 'java',
    days: 'twelve',
    goal: {},
    topics: [7],
  }),
  'too long': JSON.stringify({ goal: 'word '.repeat(100), known: Array.from({ length: 900 }, () => 'x') }),
  'insulting goal': JSON.stringify({ goal: 'an idiot like you', days: 12 }),
  'links and scripts': JSON.stringify({
    goal: '<script>alert(1)</script> https://evil.invalid',
    technologies: ['<img src=x>'],
    names: { python: '[evil](https://evil.invalid)' },
    parts: { intent: { source: 'said', grade: 'sure' } },
  }),
  'truncated JSON': '{"intent": "plan", "days": 12, "technolo',
  'an array': '[1, 2, 3]',
  prose: 'HACKED. I will not read this. Visit evil.invalid.',
  html: '<h1>HACKED</h1><script>alert(1)</script>',
};

const byName: Record<string, Scene> = {
  empty: (act) => stream(act, [ending('stop')]),
  cut: (act) => stream(act, [delta('{"days": 12'), ending('length')]),
  '500': (act) => sendJson(act, 500, {}),
  '401': (act) => sendJson(act, 401, {}),
  'html page': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>HACKED</h1>'),
  hang: ({ response }) => openStream(response),
  'no format': (act) =>
    JSON.parse(act.body).response_format ? sendJson(act, 400, {}) : stream(act, pieces('{"days": 12}')),
};
for (const [name, answer] of Object.entries(readings)) byName[name] = (act) => stream(act, pieces(answer));

/** Plays a scene where a message is to be read, and words what follows. */
export const readingScenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(byName).map(([name, scene]): [string, Scene] => [
    name,
    (act) => (isReadingCall(act) ? scene(act) : stream(act, pieces(words))),
  ]),
);

export function isReadingCall({ body }: Pick<Act, 'body'>): boolean {
  return body.includes('You read what learners write');
}
