import { z } from 'zod';

import { limits } from '#server/limits.ts';
import type { Letter, Wordable } from '../../../replies/letter.ts';
import type { Block } from '../../../replies/plan/days/plan-blocks.ts';
import type { Library } from '../../../replies/library.ts';
import { type Allowed, allowTopics } from './allowed.ts';
import { filterText, isEndless } from './filter-text.ts';
import { namesTime } from './names-time.ts';
import type { Prompt } from './prompt.ts';

const most = limits.model.words;
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

function wordAnswer(
  library: Library,
  paragraphs: readonly string[],
  { at, explained }: Extract<Wordable, { kind: 'answer' }>,
  prompt: Prompt,
  answer: string,
): Letter | null {
  if (isTooLong(answer, most.answer) || isEndless(answer)) return null;
  const named = [...answer.matchAll(/\[\[(T\d+)\]\]/g)].some(([, token]) => prompt.tokens.has(token ?? ''));
  if (!named) return null;
  const words = filterText(answer, allowTopics(library, prompt)).trim();
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
  const notes = blocks.map((block, index) => filterNote(library, prompt, block, read.notes[index + 1]));
  const intro = filterSlot(library, prompt, read.intro, most.intro);
  const close = filterSlot(library, prompt, read.close, most.close);
  if (![intro, close, ...notes].some((words) => words !== '')) return null;
  const noted = paragraphs.map((paragraph, index) => {
    const note = notes[index - at];
    return note ? `${paragraph}\n- ${note}` : paragraph;
  });
  const filled = close === '' ? noted : noted.toSpliced(-1, 0, close);
  return { paragraphs: intro === '' ? filled : filled.toSpliced(at, 0, intro) };
}

/** A note speaks of its own block: one that names a day or another block's topic is left out. */
function filterNote(library: Library, prompt: Prompt, { days }: Block, note = ''): string {
  const keys = new Set(days.flatMap(({ items }) => items.map(({ key }) => key)));
  const own = allowTopics(library, prompt, keys);
  const foreign = [...note.matchAll(/\[\[(\w+)\]\]/g)].some(([, token]) => !own.topics.has(token ?? ''));
  return foreign ? '' : filterWords(note, most.note, own);
}

function filterSlot(library: Library, prompt: Prompt, words: string, limit: number): string {
  return filterWords(words, limit, allowTopics(library, prompt));
}

/** So many words on one line, or none at all: a model can write faster than its words can be looked through. */
function filterWords(words: string, limit: number, allowed: Allowed): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (isTooLong(line, limit) || namesTime(line)) return '';
  return filterText(line, allowed).trim();
}

function isTooLong(text: string, words: number): boolean {
  return text.length > words * most.lettersPerWord || text.split(/\s+/).filter(Boolean).length > words;
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
