import { signNames } from '#lexicon/followup/own-question-words.ts';
import { stopWords } from '#lexicon/text/stop-words.ts';
import type { TopicSection } from '#content/roadmap.ts';
import { foldText } from '#search/text/plain-text.ts';
import { stemWord } from '#search/text/stem.ts';

import { splitSentences } from '../../sentences.ts';

const most = 3;

/** The sentences of a topic that hold most of what is asked, as they follow one another; empty where none holds a word of it. */
export function findMatchingSentences(topic: TopicSection, question: string): string[] {
  const asked = listWords(question);
  const signs = listSigns(question);
  const sentences = splitSentences(`${topic.description} ${topic.check.answer}`);
  const weighed = sentences.map((sentence, at) => ({
    sentence,
    at,
    weight: weigh(sentence, { asked, signs }),
  }));
  const best = Math.max(...weighed.map(({ weight }) => weight));
  if (best === 0) return [];
  return weighed
    .filter(({ weight }) => weight >= best)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence);
}

/** The signs that a question names: "what does the star do" is about `*`. */
export function listSigns(question: string): string[] {
  return signNames.flatMap(([name, sign]) => (name.test(foldText(question)) ? sign : []));
}

type Asked = { readonly asked: ReadonlySet<string>; readonly signs: readonly string[] };

function weigh(sentence: string, { asked, signs }: Asked): number {
  const words = [...listWords(sentence)].filter((word) => asked.has(word)).length;
  return words + signs.filter((sign) => sentence.includes(sign)).length;
}

function listWords(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map(stemWord));
}
