import { fillers } from '#lexicon/intent/telling-words.ts';
import type { TopicIndex } from '../search/index.ts';
import { cleanText } from '../search/text/plain-text.ts';
import { classifyIntent } from './classify-intent.ts';
import type { Features } from './features.ts';
import { readOwnGoal } from './goals/own-goal.ts';
import { dropOrders } from './intent/orders.ts';
import type { Intent } from './meaning.ts';
import { readFieldMeaning } from './names/field-topic.ts';
import { keepWanted, type Mention, readMentions } from './names/mentions.ts';
import { findSubject, type Subject } from './names/subjects.ts';
import { type FieldReading } from './names/technologies.ts';
import { findRetrieved, type Retrieved } from './retrieve.ts';
import { noShares } from './no-shares.ts';
import { isEnglish, translateTerms } from './translate.ts';
import { readFacts, readsAsked } from './read-facts.ts';

/** A message once read: what it shows, and what a reply to it is made of. */
export type MessageReading = {
  readonly index: TopicIndex;
  readonly text: string;
  /** Without orders to a machine. */
  readonly kept: string;
  /** The same in English as far as its terms go. */
  readonly terms: string;
  readonly english: boolean;
  readonly field: FieldReading;
  /** The topic that stood in the field. */
  readonly thing: string | undefined;
  readonly mentions: readonly Mention[];
  readonly subject: Subject;
  readonly technologies: readonly string[];
  readonly bundle: string | undefined;
  readonly goal: string | null;
  readonly features: Features;
  readonly retrieved: Retrieved;
};

/** What a learner typed. */
export type TypedMessage = {
  readonly problem: string;
  /** What stands in the language field. */
  readonly language: string;
  /** Whether a reply came before it. */
  readonly hasReply?: boolean | undefined;
  /** The day on which it is read, as an ISO date; without it no dates are. */
  readonly today?: string | undefined;
};

/** Reads all that decides about a message. Topics are only searched for when they are first asked for. */
export function readMessage(
  index: TopicIndex,
  { problem, language, hasReply = false }: TypedMessage,
): MessageReading {
  const text = cleanText(problem);
  const [english, kept] = [isEnglish(text), dropOrders(text).replace(fillers, '')];
  const terms = english ? kept : translateTerms(kept);
  const { field, thing } = readFieldMeaning(index, language);
  const mentions = readMentions(index.names, kept);
  const shares = shareIntents(index, kept, hasReply);
  const isAsked = readsAsked(kept, english) || shares.concept + shares.error + shares.compare >= 0.4;
  const isWish = shares.plan >= 0.5 || !isAsked;
  const subject = findSubject(index, field, isWish ? keepWanted(mentions) : mentions);
  const isOurs = 'technologies' in subject;
  const chosen = field.kind === 'covered' ? field.technologies : [];
  const read = {
    index,
    text,
    kept,
    terms,
    english,
    field,
    thing,
    mentions,
    subject,
    technologies: isOurs ? subject.technologies : chosen,
    bundle: isOurs ? subject.bundle : undefined,
    goal: readOwnGoal(text),
  };
  let found: Retrieved | undefined;
  const retrieve = () => (found ??= findRetrieved(read));
  const features = {
    ...readFacts(read),
    shares,
    get retrieval() {
      return retrieve().retrieval;
    },
  };
  return {
    ...read,
    features,
    get retrieved() {
      return retrieve();
    },
  };
}

function shareIntents(index: TopicIndex, text: string, hasReply: boolean): Record<Intent, number> {
  const shares = noShares();
  for (const { label, share } of classifyIntent(index, text, { hasReply })) shares[label] = share;
  return shares;
}
