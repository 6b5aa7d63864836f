import { gameWords, makesThing, wantsThing } from '#lexicon/goal/wish-words.ts';
import { fillers } from '#lexicon/intent/statement-words.ts';
import type { TopicIndex } from '../search/index.ts';
import { cleanText, foldText } from '../search/text/plain-text.ts';
import { classifyIntent } from './classify-intent.ts';
import { dropCode } from './mistakes/drop-code.ts';
import type { Features } from './features.ts';
import type { MessageWords } from './message-words.ts';
import { readOwnGoal } from './wanted/own-goal.ts';
import { dropOrders } from './intent/orders.ts';
import type { Intent } from './meaning/meaning.ts';
import { chooseGoal, type ChosenGoal } from './goal/choose-goal.ts';
import { findUsual } from './shape/find-usual.ts';
import { listWishedParts } from './parts/list-wished-parts.ts';
import { findRequirements } from './requirements/requirement-index.ts';
import { preferShape, takeGoal } from './shape/prefer-shape.ts';
import { preferThing } from './shape/prefer-thing.ts';
import { readShape } from './shape/read-shape.ts';
import { keepUsual, suggestTechnologies } from './shape/suggest-technologies.ts';
import { findGoals } from './goal/find-goals.ts';
import { isOtherThing } from './goal/is-other-thing.ts';
import { type GoalIndex, noGoals } from './goal/goal-index.ts';
import { readFieldMeaning } from './names/field-topic.ts';
import { keepWanted, listMentioned, type Mention, readMentions } from './names/mentions.ts';
import { findSubject } from './names/subjects.ts';
import { retrieveTopics, type Retrieved } from './retrieve-topics.ts';
import { noShares } from './classify/no-shares.ts';
import { isEnglish, translateTerms } from './translate.ts';
import { readWordFeatures, readsAsked } from './read-word-features.ts';

/** A message after reading: what it shows, and what its reply is made of. */
export type MessageReading = MessageWords & {
  readonly chosen: ChosenGoal;
  /** If its goal is made from a shape: what the learner calls the things. */
  readonly own: { readonly things: string | null } | null;
  readonly features: Features;
  readonly retrieved: Retrieved;
};

export type TypedMessage = {
  readonly problem: string;
  readonly language: string;
  readonly hasReply?: boolean | undefined;
  /** The day on which it is read, as an ISO date; without it, no dates are read. */
  readonly today?: string | undefined;
};

/** Reads everything that decides about a message. It searches for topics when they are first needed. */
export function readMessage(
  index: TopicIndex,
  { problem, language, hasReply = false }: TypedMessage,
  goals: GoalIndex = noGoals,
): MessageReading {
  const text = cleanText(problem);
  const [english, kept] = [isEnglish(text), dropOrders(text).replace(fillers, '')];
  const words = dropOrders(cleanText(dropCode(problem))).replace(fillers, '');
  const terms = english ? words : translateTerms(words);
  const { field, thing } = readFieldMeaning(index, language);
  const shares = shareIntents(index, kept, hasReply);
  const mentions = findMentions(index, kept, shares.uncovered);
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
  const required = countRequired(goals, text);
  const { chosen: ours, own } = readGoal(goals, { ...read, required });
  let found: Retrieved | undefined;
  const retrieve = () => (found ??= retrieveTopics(read));
  const features = {
    ...readWordFeatures(read),
    hasReply,
    shares,
    ourGoal: ours.grade,
    makes: (own !== null && makesThing.test(foldText(kept))) || wantsThing.test(foldText(kept)),
    required,
    isLong: isLong(kept),
    get retrieval() {
      return retrieve().retrieval;
    },
  };
  return {
    ...read,
    chosen: ours,
    own,
    features,
    get retrieved() {
      return retrieve();
    },
  };
}

type Required = { readonly required: number };
/** A short message may only name its subject; a longer one describes a thing. Our own choice. */
const few = 12;

function isLong(text: string): boolean {
  return text.split(/\s+/u).length >= few;
}

/** How many things a longer message says that something has to do: requirements that we know, or its own list. */
function countRequired({ requirements }: GoalIndex, text: string): number {
  if (!isLong(text)) return 0;
  const told = listWishedParts(text).length;
  return Math.max(findRequirements(requirements, text).length, told >= list ? told : 0);
}

/** A shorter list may be one of circumstances. Our own choice. */
const list = 3;

type ReadGoal = Pick<MessageReading, 'chosen' | 'own'>;

function readGoal(index: GoalIndex, read: MessageWords & Required): ReadGoal {
  const { kept, terms, mentions, field, required } = read;
  const { names } = read.index;
  const known = listMentioned(mentions.filter((mention) => mention.stance === 'known'));
  const isChosen = (slug: string) => field.kind === 'covered' && field.technologies.includes(slug);
  const said = {
    technologies: read.technologies.filter((slug) => isChosen(slug) || !known.includes(slug)),
    mentioned: [...read.technologies, ...listMentioned(mentions)],
    isGame: gameWords.test(foldText(kept)),
    isElsewhere: mentions.some(({ kind, plain }) => kind === 'uncovered' && plain),
  };
  const isOpen = field.kind === 'open' && said.technologies.length === 0;
  const found = chooseGoal(
    { goals: index.goals, names },
    findGoals(index, names, { text: kept, terms }),
    said,
  );
  const chosen = isOpen ? keepUsual(found) : found;
  const able = isOpen ? suggestTechnologies(kept) : said.technologies;
  const isMet = said.isElsewhere || read.bundle !== undefined || (isOpen && chosen.goal !== null);
  const shape = isMet ? null : readShape(index.own, kept, able);
  const preferred = preferShape(chosen, { goals: index.goals, shape }, { ...said, text: kept });
  const made = { text: kept, listed: listWishedParts(read.text).length };
  const [told, folded] = [{ text: kept, required, isGame: said.isGame }, foldText(kept)];
  const isOther = preferred.goal !== null && isOtherThing(index, preferred.goal, told);
  if (shape !== null && (isOther || preferred.goal === shape.goal))
    return {
      chosen: takeGoal(preferred, preferThing(index.own, shape.goal, made)),
      own: { things: shape.things },
    };
  const isWished =
    required > 1 ||
    made.listed > 1 ||
    (required === 1 && (makesThing.test(folded) || wantsThing.test(folded)));
  const isOwn = isOther || (preferred.goal === null && isWished);
  const usual = isOwn && !isMet ? findUsual(index.own, able, said.isGame) : null;
  return usual === null
    ? { chosen: preferred, own: null }
    : { chosen: takeGoal(preferred, preferThing(index.own, usual, made)), own: { things: null } };
}

const other = 0.6;

/** The names in a message; those that are also everyday words only if it wants what we do not teach and gives it no other name. */
function findMentions({ names }: TopicIndex, text: string, uncovered: number): readonly Mention[] {
  const mentions = readMentions(names, text);
  const isNamed = mentions.some(({ kind }) => kind === 'uncovered');
  return uncovered >= other && !isNamed ? readMentions(names, text, true) : mentions;
}

function shareIntents(index: TopicIndex, text: string, hasReply: boolean): Record<Intent, number> {
  const shares = noShares();
  for (const { label, share } of classifyIntent(index, text, { hasReply })) shares[label] = share;
  return shares;
}
