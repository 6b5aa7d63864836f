import { isPlan, linksTo, type Shown } from './shown.ts';

type Effect = (now: Shown, before: Shown) => boolean;

const says =
  (words: RegExp): Effect =>
  ({ text }) =>
    text.length < 400 && words.test(text);
const isSteps = ({ text }: Shown) => /Start with an empty list/.test(text);
const isShort: Effect = (now, before) => now.text.length < before.text.length;

/** What a message does that comes after an answer, by its kind. The answer is about lists. */
export const answerEffects: Readonly<Record<string, Effect>> = {
  'shorter answer': (now, before) =>
    now.text.length < before.text.length / 3 && /values in order/.test(now.text),
  simpler: (now, before) => isShort(now, before) && isSteps(now),
  'not understood': (now, before) => isShort(now, before) && isSteps(now),
  'answer for a child': (now, before) => isShort(now, before) && isSteps(now),
  'more detail': (now) => linksTo(now, /python#dictionaries/) && linksTo(now, /python\.org/),
  example: ({ text }) => /names = \['Ana', 'Ben'\]/.test(text) && /in code/.test(text),
  'another example': (now, before) => /in code|example/i.test(now.text) && now.text !== before.text,
  exercise: (now) => isSteps(now) && /exercise/i.test(now.text),
  why: ({ text }) => /reason/.test(text) && /Since positions begin at 0/.test(text),
  'what is a word': ({ text }) => text.length > 100,
  wrong: (now) => /sorry/.test(now.text) && linksTo(now, /python\.org/),
  'not meant': (now) => /misunderstood/.test(now.text) && now.links.length > 0,
  'still broken': ({ text }) => /Send me/.test(text) && /what (?:is|are|does)|\?/i.test(text),
  stuck: (now, before) => isShort(now, before) && /first step/.test(now.text) && isSteps(now),
  compare: (now) => !isPlan(now) && now.links.length > 0,
  'learn before': (now) => linksTo(now, /python#for-loops/),
  'what next': (now) => linksTo(now, /python#(?:dictionaries|tuples)/),
  'videos of a topic': (now) => linksTo(now, /youtu/),
  'how long': ({ text }) => /\d+ minutes/.test(text) && /\d+ hours/.test(text),
  quiz: ({ text }) => /quiz/i.test(text) && (text.match(/\?/g)?.length ?? 0) > 1,
  'other language': (now) => /English/.test(now.text) && linksTo(now, /python\.org/),
  'plan for this': (now) => isPlan(now) && /leads to Lists/.test(now.text),
  thanks: says(/welcome|glad/),
  hello: says(/hello/i),
  sorry: says(/nothing to be sorry/),
  ok: (now) => now.text.length < 200 && now.links.length === 1,
  no: says(/instead/),
  worked: says(/glad/),
  insult: says(/sorry/),
  'who are you': says(/program/),
  'how are you': says(/hope that you are well/),
  goodbye: says(/goodbye/i),
};
