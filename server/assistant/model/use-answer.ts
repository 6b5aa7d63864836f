import { z } from 'zod';

import type { Letter, Wordable } from '#letters/letter.ts';
import type { Block } from '#letters/plan-blocks.ts';
import type { Library } from '#letters/library.ts';
import { type Allowed, gateText } from './gate-text.ts';
import type { Prompt } from './prompt.ts';

const most = { intro: 90, note: 50, close: 60, answer: 400 };
const slots = z.object({
  intro: z.string().catch(''),
  notes: z.record(z.string(), z.string()).catch({}),
  close: z.string().catch(''),
});

/**
 * The letter with the model's words in their places, or null where they break the rules: the days, topics, minutes and
 * links of the letter stay as they were laid out.
 */
export function useAnswer(library: Library, letter: Letter, prompt: Prompt, answer: string): Letter | null {
  const { wordable } = letter;
  if (!wordable || answer.includes(prompt.canary) || /system prompt/i.test(answer)) return null;
  return wordable.kind === 'plan'
    ? wordPlan(library, letter.paragraphs, wordable, prompt, answer)
    : wordAnswer(library, letter.paragraphs, wordable, prompt, answer);
}

/** What the gate lets through of words on these topics. */
export function allowTopics(library: Library, { tokens }: Prompt, keys?: ReadonlySet<string>): Allowed {
  const topics = [...tokens].flatMap(([token, key]) => {
    const topic = library.topics.get(key);
    return topic && (keys?.has(key) ?? true) ? [[token, topic.marks.link] as const] : [];
  });
  return { topics: new Map(topics), pages: library.pages };
}

function wordAnswer(
  library: Library,
  paragraphs: readonly string[],
  { at, explained }: Extract<Wordable, { kind: 'answer' }>,
  prompt: Prompt,
  answer: string,
): Letter | null {
  const named = [...answer.matchAll(/\[\[(T\d+)\]\]/g)].some(([, token]) => prompt.tokens.has(token ?? ''));
  if (!named || countWords(answer) > most.answer) return null;
  const words = gateText(answer, allowTopics(library, prompt)).trim();
  return { paragraphs: paragraphs.toSpliced(at, explained, words) };
}

function wordPlan(
  library: Library,
  paragraphs: readonly string[],
  { blocks, at }: Extract<Wordable, { kind: 'plan' }>,
  prompt: Prompt,
  answer: string,
): Letter | null {
  const read = slots.safeParse(parseJson(answer)).data;
  if (!read) return null;
  const notes = blocks.map((block, index) => gateNote(library, prompt, block, read.notes[index + 1]));
  const intro = gateSlot(library, prompt, read.intro, most.intro);
  const close = gateSlot(library, prompt, read.close, most.close);
  if (![intro, close, ...notes].some((words) => words !== '')) return null;
  const noted = paragraphs.map((paragraph, index) => {
    const note = notes[index - at];
    return note ? `${paragraph}\n- ${note}` : paragraph;
  });
  const filled = close === '' ? noted : noted.toSpliced(-1, 0, close);
  return { paragraphs: intro === '' ? filled : filled.toSpliced(at, 0, intro) };
}

/** A note speaks of its own block: one that names a day or another block's topic is left out. */
function gateNote(library: Library, prompt: Prompt, { days }: Block, note = ''): string {
  const keys = new Set(days.flatMap(({ items }) => items.map(({ key }) => key)));
  const own = allowTopics(library, prompt, keys);
  const foreign = [...note.matchAll(/\[\[(\w+)\]\]/g)].some(([, token]) => !own.topics.has(token ?? ''));
  if (foreign || namesTime(note) || countWords(note) > most.note) return '';
  return gateText(note.replaceAll(/\s+/g, ' '), own).trim();
}

function gateSlot(library: Library, prompt: Prompt, words: string, limit: number): string {
  if (namesTime(words) || countWords(words) > limit) return '';
  return gateText(words.replaceAll(/\s+/g, ' '), allowTopics(library, prompt)).trim();
}

/** Days and minutes are the plan's to say. */
function namesTime(words: string): boolean {
  return /\b(?:days?|weeks?|months?|minutes?|hours?|min)\s*\d|\d+\s*-?\s*(?:days?|weeks?|months?|minutes?|hours?|min)\b/i.test(
    words,
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The JSON object of an answer, which models like to put between fences. */
function parseJson(answer: string): unknown {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
