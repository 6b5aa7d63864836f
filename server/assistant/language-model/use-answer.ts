import { z } from 'zod';

import { limits } from '../../limits.ts';
import type { ReplyBody, Wordable } from '../../../replies/reply-body.ts';
import type { Library } from '../../../replies/library.ts';
import { allowTopics } from './allowed.ts';
import { filterText } from './filter-text.ts';
import { cutLines, keepSentences, type PlanPart } from './keep-sentences.ts';
import { readTimesOf } from './list-times.ts';
import { parseJson } from './parse-json.ts';
import type { Prompt } from './prompt.ts';

const max = limits.model.words;
const modelWords = z.object({
  intro: z.string().catch(''),
  notes: z.record(z.string(), z.string()).catch({}),
  close: z.string().catch(''),
});

/**
 * The draft with the model's words filled in, or null if too little of them is left. Days, topics, minutes and links never change. A sentence
 * that breaks a rule is left out.
 */
export function useAnswer(
  library: Library,
  draft: ReplyBody,
  prompt: Prompt,
  answer: string,
): ReplyBody | null {
  const { wordable, paragraphs } = draft;
  if (!wordable || answer.includes(prompt.canary) || /system prompt/i.test(answer)) return null;
  const worded =
    wordable.kind === 'plan'
      ? wordPlan({ library, prompt, paragraphs }, wordable, answer)
      : wordAnswer({ library, prompt, paragraphs }, wordable, answer);
  // A model writes in the learner's language, so the line that says we cannot is wrong.
  return worded && { paragraphs: wordable.foreign ? worded.slice(1) : worded };
}

type Draft = { readonly library: Library; readonly prompt: Prompt; readonly paragraphs: readonly string[] };

function wordAnswer(
  { library, prompt, paragraphs }: Draft,
  { at, explained }: Extract<Wordable, { kind: 'answer' }>,
  answer: string,
): readonly string[] | null {
  const words = filterText(cutLines(answer, max.answer), allowTopics(library, prompt)).trim();
  const named = [...words.matchAll(/\]\(\/language\//g)].length > 0;
  return named ? paragraphs.toSpliced(at, explained, words) : null;
}

function wordPlan(
  { library, prompt, paragraphs }: Draft,
  { blocks, at, foreign }: Extract<Wordable, { kind: 'plan' }>,
  answer: string,
): readonly string[] | null {
  const read = modelWords.safeParse(parseJson(answer)).data;
  if (!read) return null;
  const fill = (words: string, limit: number, { times, allowed }: PlanPart) =>
    filterText(keepSentences(words, limit, { times, allowed, isEnglish: !foreign }), allowed).trim();
  const all = { times: readTimesOf(paragraphs.join('\n')), allowed: allowTopics(library, prompt) };
  const notes = blocks.map(({ days }, index) => {
    const keys = new Set(days.flatMap(({ items }) => items.map(({ key }) => key)));
    const times = readTimesOf(paragraphs[at + index] ?? '');
    return fill(read.notes[index + 1] ?? '', max.note, {
      times,
      allowed: allowTopics(library, prompt, keys),
    });
  });
  const [intro, close] = [fill(read.intro, max.intro, all), fill(read.close, max.close, all)];
  if (![intro, close, ...notes].some((words) => words !== '')) return null;
  const noted = paragraphs.map((paragraph, index) => {
    const note = notes[index - at];
    return note ? `${paragraph}\n- ${note}` : paragraph;
  });
  const filled = close === '' ? noted : noted.toSpliced(-1, 0, close);
  return intro === '' ? filled : filled.toSpliced(at, 0, intro);
}
