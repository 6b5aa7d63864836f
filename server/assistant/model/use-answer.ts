import { z } from 'zod';

import { limits } from '../../limits.ts';
import type { Letter, Wordable } from '../../../replies/letter.ts';
import type { Block } from '../../../replies/plan/days/plan-blocks.ts';
import type { Library } from '../../../replies/library.ts';
import { type Allowed, allowTopics } from './allowed.ts';
import { filterText, isEndless } from './filter-text.ts';
import { namesTime } from './names-time.ts';
import { parseJson } from './parse-json.ts';
import type { Prompt } from './prompt.ts';

const max = limits.model.words;
const slots = z.object({
  intro: z.string().catch(''),
  notes: z.record(z.string(), z.string()).catch({}),
  close: z.string().catch(''),
});

/**
 * The draft with the model's words filled in, or null if they break the rules. Days, topics, minutes and links never
 * change.
 */
export function useAnswer(library: Library, draft: Letter, prompt: Prompt, answer: string): Letter | null {
  const { wordable } = draft;
  if (!wordable || answer.includes(prompt.canary) || /system prompt/i.test(answer)) return null;
  return wordable.kind === 'plan'
    ? wordPlan(library, draft.paragraphs, wordable, prompt, answer)
    : wordAnswer(library, draft.paragraphs, wordable, prompt, answer);
}

function wordAnswer(
  library: Library,
  paragraphs: readonly string[],
  { at, explained }: Extract<Wordable, { kind: 'answer' }>,
  prompt: Prompt,
  answer: string,
): Letter | null {
  if (isTooLong(answer, max.answer) || isEndless(answer)) return null;
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
  const intro = filterSlot(library, prompt, read.intro, max.intro);
  const close = filterSlot(library, prompt, read.close, max.close);
  if (![intro, close, ...notes].some((words) => words !== '')) return null;
  const noted = paragraphs.map((paragraph, index) => {
    const note = notes[index - at];
    return note ? `${paragraph}\n- ${note}` : paragraph;
  });
  const filled = close === '' ? noted : noted.toSpliced(-1, 0, close);
  return { paragraphs: intro === '' ? filled : filled.toSpliced(at, 0, intro) };
}

/** Empty if the note names a day or a topic of another block. */
function filterNote(library: Library, prompt: Prompt, { days }: Block, note = ''): string {
  const keys = new Set(days.flatMap(({ items }) => items.map(({ key }) => key)));
  const own = allowTopics(library, prompt, keys);
  const foreign = [...note.matchAll(/\[\[(\w+)\]\]/g)].some(([, token]) => !own.topics.has(token ?? ''));
  return foreign ? '' : filterWords(note, max.note, own);
}

function filterSlot(library: Library, prompt: Prompt, words: string, limit: number): string {
  return filterWords(words, limit, allowTopics(library, prompt));
}

/** Empty if there are too many words: filtering a very long line would take too long. */
function filterWords(words: string, limit: number, allowed: Allowed): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (isTooLong(line, limit) || namesTime(line)) return '';
  return filterText(line, allowed).trim();
}

function isTooLong(text: string, words: number): boolean {
  return text.length > words * max.lettersPerWord || text.split(/\s+/).filter(Boolean).length > words;
}
