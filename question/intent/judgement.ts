import { type TopicAnswer, coverageOf, findOpening, similarityOf } from './answers.ts';
import { countContent, looksLikeCode } from './content.ts';
import { bandOf } from '../../search/coverage.ts';
import { findGoals } from '../goals/goals.ts';
import type { TopicIndex } from '../../search/index.ts';
import type { Wish } from './intent.ts';
import { listMentioned, type Mention } from '../names/mentions.ts';
import { isNamedInScope, isPlanning } from '../../search/query/planning.ts';
import { markAllNames, markNames, type QuestionWord } from '../../search/query/question-words.ts';
import { findScope } from '../../search/scope.ts';
import { stemWord } from '../../search/text/stem.ts';
import { findSynonyms } from '../../search/text/synonyms.ts';
import type { ReadIntent, PlanIntent } from '../understanding.ts';

/** A question once read. */
export type Reading = {
  readonly index: TopicIndex;
  readonly wish: Wish;
  /** As typed, without orders to a machine. */
  readonly kept: string;
  /** The same in English as far as its terms go. */
  readonly terms: string;
  readonly words: readonly QuestionWord[];
  readonly mentions: readonly Mention[];
  readonly technologies: readonly string[];
  readonly bundle: string | undefined;
};

/** The plan that is wished for, or that is the best reply to a question that names no subject; else null. */
export function readPlan(reading: Reading, found: TopicAnswer): ReadIntent | null {
  const { index, wish, terms, words, technologies } = reading;
  const content = countContent(markNames(index, words, technologies[0]));
  const bare =
    content.topics === 0 && similarityOf(found) < (wish === 'none' ? wholeSimilarity : plainSimilarity);
  const empty = bare && !why.test(terms) && (wish === 'none' || (wish === 'answer' && content.names === 0));
  return wish === 'plan' || empty ? wishPlan(reading) : null;
}

/** Who asks why wants no plan, whatever else the words say or do not say. */
const why = /^\W*(?:why|how come)\b/i;

/** A plan of the technologies, with the topics that the words of the wish name as its goals. */
export function wishPlan(reading: Pick<Reading, 'index' | 'terms' | 'technologies' | 'bundle'>): PlanIntent {
  const { index, terms, technologies, bundle } = reading;
  const goals = findGoals(index, terms, technologies);
  return { intent: 'plan', technologies, goals, ...(bundle === undefined ? {} : { bundle }) };
}

/** How nearly a single word must be a title or an alias, and how nearly words must that by themselves name nothing: "where vs having". */
const leastSimilarity = 0.35;
const nearSimilarity = 0.3;
const plainSimilarity = 0.5;
const wholeSimilarity = 0.8;

/** What a learner wants or has to do: where it names none of our topics, a plan is the way there. */
const hoping =
  /\b(?:(?:i|we)(?:'d)? (?:\w+ ){0,2}|and (?:always |also |now )?)(?:want|wanted|wanna|would (?:like|love)|like to|love to|hope|dream|wish|should|must|have to|need to)\b/i;

/**
 * Whether what was found answers. A single word proves something only in a title or an alias, or where it is a term by which other things are called too; homework, our names and code are never off
 * topic; what a technology is, its first topics say.
 */
export function judgeAnswer(reading: Reading, found: TopicAnswer): ReadIntent {
  const { index, wish, kept, words, mentions, technologies } = reading;
  const content = countContent(markNames(index, words, technologies[0]));
  const named = content.topics === 0 && content.names > 0 && wish === 'answer';
  const answer = named || comparesNames(reading, found) ? findOpening(index, technologies[0] ?? '') : found;
  const lone = content.topics === 1 && similarityOf(answer) < leastSimilarity && !words.some(isTerm);
  const band = lone ? 'foreign' : bandOf(coverageOf(answer));
  const ours = wish === 'homework' || mentions.length > 0 || content.names > 0 || looksLikeCode(kept);
  const near = technologies.length > 0 && similarityOf(answer) >= nearSimilarity;
  if (band === 'foreign' && wish === 'none' && !near && technologies.length > 0 && hoping.test(kept))
    return wishPlan(reading);
  if (band === 'foreign' && !ours && !near && !isFamiliar(reading))
    return { intent: 'off-topic', topics: listChosen(reading, found) };
  const intent = wish === 'homework' ? 'homework' : 'answer';
  return { intent, ...answer, certainty: band === 'sure' ? 'sure' : 'hedged' };
}

/** What was found in the technologies chosen, the nearest few. */
function listChosen({ technologies }: Reading, { topics }: TopicAnswer): TopicAnswer['topics'] {
  return topics.filter(({ technology }) => technologies.includes(technology)).slice(0, 3);
}

/** Whether several technologies are named and nothing else, and nothing is found that is about both. */
function comparesNames({ index, wish, words, mentions, technologies }: Reading, found: TopicAnswer): boolean {
  const named = [...technologies, ...listMentioned(mentions)];
  if (wish !== 'answer' || technologies.length === 0) return false;
  const isOurs = found.technologies.every((technology) => named.includes(technology));
  if (named.length < 2 || (isOurs && similarityOf(found) >= nearSimilarity)) return false;
  return countContent(markAllNames(index, words, named)).topics === 0;
}

/** Whether a word or phrase is one of programming: another name for it is known. */
function isTerm({ text, role }: QuestionWord): boolean {
  return (
    role === 'topic' && !isPlanning(text) && (text.includes(' ') || findSynonyms([stemWord(text)]).length > 0)
  );
}

/** Most of several words stand in titles and aliases, though no topic holds enough of them: close to what we teach all the same. */
function isFamiliar({ index, words, technologies }: Reading): boolean {
  const scope = findScope(index, technologies[0]);
  const telling = words.filter((word) => word.role === 'topic' && !isPlanning(word.text));
  const known = telling.filter(({ options }) => isNamedInScope(scope, options));
  return known.length >= 3 && known.length >= telling.length * 0.6;
}
