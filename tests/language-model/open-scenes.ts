import assert from 'node:assert/strict';

import { pino } from 'pino';
import { z } from 'zod';

import { makeApp } from '#server/app.ts';
import { makeModel } from '#server/assistant/language-model/language-model.ts';
import { limits } from '#server/limits.ts';

import { openBothApps } from '../databases/apps.ts';
import { startEndpoint } from './endpoint.ts';

export const apiKey = 'sk-very-secret';
/** Endpoints that exceed these short limits; the others may be slow on a busy machine. */
export const slowScenes = new Set(['headers only', 'never', 'stall', 'keep-alive for ever', 'drip']);
export const shortLimits = { ...limits.model, first: 300, idle: 150, whole: 700 };

const answerShape = z.object({ letter: z.string(), source: z.string() });
const question = {
  name: 'Zerubbabel',
  age: 14,
  level: 'option2',
  days: 5,
  language: 'Python',
  problem: 'what is a dictionary?',
};

type App = ReturnType<typeof makeApp>;

/** An app whose language model plays the named scene, and ways to ask it. */
export async function openScenes() {
  const { baseUrl, recorded } = await startEndpoint();
  const settings = {
    AI_BASE_URL: baseUrl,
    AI_MODEL: 'ok',
    AI_API_KEY: apiKey,
    AI_CALLS_A_DAY: '1000',
    AI_READING: 'never',
  };
  const [opened] = await openBothApps({ ...settings, RATE_LIMIT: 'off' });
  assert.ok(opened);
  const { services } = opened;
  const modelFor = (scene: string) =>
    makeModel(
      { baseUrl, model: scene, key: apiKey },
      slowScenes.has(scene) ? shortLimits : limits.model,
      'never',
    );
  const appFor = (scene: string, changes: Partial<typeof services> = {}) =>
    makeApp({ ...services, model: modelFor(scene), ...changes });
  const countCalls = (scene: string) => recorded.get(scene)?.length ?? 0;
  return { settings, services, recorded, modelFor, appFor, countCalls };
}

/** The reply of an app to a question, or to another one. */
export async function askApp(app: App, changes: object = {}) {
  const response = await app.request('/ai/ans', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...question, ...changes }),
  });
  const { letter, source } = answerShape.parse(await response.json());
  return { status: response.status, letter, source };
}

/** The events in which a reply is streamed. */
export async function streamReply(app: App) {
  const response = await app.request('/ai/ans', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(question),
  });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  const text = await response.text();
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, event, data = '']) => ({
    event,
    data: JSON.parse(data),
  }));
}

/** Nothing of what a scene tries to smuggle in is shown, and every link is one of ours. */
export function assertSafe(letter: string, pages: ReadonlySet<string>): void {
  for (const [, target = ''] of letter.matchAll(/\]\(([^)\s]+)\)/g)) {
    const url = target.replaceAll('%28', '(').replaceAll('%29', ')');
    assert.ok(/^\/(?:language|goals)\//.test(target) || pages.has(url), target);
  }
  assert.doesNotMatch(
    letter,
    /evil|<script|HACKED|idiot|stupid|dumm|photo of you|Kill your|your address|\[\[|WM-|sk-very|node:|\bat .*:\d+:\d+/,
  );
}

/** A log with readable lines. */
export function keepLog() {
  const lines: string[] = [];
  return { log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }), lines };
}
