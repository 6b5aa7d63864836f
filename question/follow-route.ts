import { nearestTo, sayWhatItIs, sayWhereToLook } from '../search/query/names.ts';
import type { Decision } from './decide.ts';
import { askShare } from './evidence.ts';
import { namesPlan } from './plan-evidence.ts';
import { onlyChats } from './reply-evidence.ts';
import { findWanted, type WantedTopic } from './wanted/find-wanted.ts';
import { readStatedTopics } from './wanted/stated-topics.ts';
import { type ChosenGoal, joinTechnologies } from './goal/choose-goal.ts';
import { readAdvice } from './intent/advice.ts';
import type { TopicAnswer } from './intent/answers.ts';
import { readWorth } from './intent/worth.ts';
import type { MessageReading } from './read-message.ts';
import type { AnswerIntent, PlanIntent, ReadIntent } from './reply-input.ts';

export function followRoute(read: MessageReading, { route, intent }: Decision): ReadIntent {
  switch (route) {
    case 'plan':
      return readPlan(read);
    case 'answer':
    case 'homework':
      return { intent: route, ...readAnswer(read) };
    case 'opening':
      return { intent: 'answer', ...read.retrieved.opening, certainty: 'sure' };
    case 'advice':
      return { intent: route, ...readAdvice(read, intent) };
    case 'small-talk':
      return {
        intent: route,
        kind: read.features.smallTalk ?? (onlyChats(read.features) ? 'shared' : 'greeting'),
      };
    case 'uncovered':
      return refuse(read);
    case 'off-topic':
      return { intent: route };
    case 'lost':
      return { intent: route, technologies: read.technologies, topics: listChosen(read) };
    default:
      return { intent: route, technologies: read.technologies };
  }
}

/** The topics that answer, with goals that are surely wished for, or likely if the topics may not answer. */
function readAnswer(read: MessageReading): Omit<AnswerIntent, 'intent'> {
  const certainty = isSure(read) ? 'sure' : 'hedged';
  const { grade } = read.chosen;
  const isWish = grade === 'sure' || (grade === 'likely' && certainty === 'hedged');
  return { ...read.retrieved.answer, certainty, ...(isWish && { offersGoals: true }) };
}

function readPlan(read: MessageReading): PlanIntent {
  const { index, text, field, bundle, chosen } = read;
  const technologies = chosen.goal
    ? joinTechnologies(chosen.goal.technologies, read.technologies)
    : read.technologies;
  const worth = readWorth(index, text, technologies);
  const stated = readStatedTopics(index, { text, field, technologies });
  const { goals, ...told } = readTopics(read, technologies);
  return {
    intent: 'plan',
    technologies,
    goals: goals.filter(({ key }) => !stated.known?.includes(key)),
    ...told,
    ...readOurGoal(chosen, read.own?.things ?? null),
    ...(read.own && { own: read.own }),
    ...(bundle !== undefined && !chosen.goal && { bundle }),
    ...stated,
    ...(worth && { worth }),
    ...(read.features.shares.discouraged >= lostHeart && { disheartened: true }),
  };
}

function readOurGoal({ grade, goal, similar }: ChosenGoal, things: string | null): Partial<PlanIntent> {
  const title = things === null ? goal?.title : goal?.title.replace('your things', things);
  return {
    ...(similar.length > 0 && { similarGoals: similar }),
    ...(goal && { ourGoal: { id: goal.id, title: title ?? goal.title, grade } }),
    ...(!goal && grade !== 'lost' && { offersGoals: true }),
  };
}

function readTopics(
  read: MessageReading,
  technologies: readonly string[],
): Pick<PlanIntent, 'goals' | 'asksNothing'> {
  const { index, terms, thing, features, chosen } = read;
  const wanted = findWanted(index, thing === undefined ? terms : `${terms}. ${thing}`, technologies);
  const least = features.ofLife || features.ofSelf ? wishedOfLife : wished;
  const isTold = features.shares.plan < least && !namesPlan(features) && !features.goal && !features.worth;
  if (chosen.goal) return { goals: wanted.filter(({ near }) => near !== true) };
  if (!isTold || chosen.grade !== 'lost') return { goals: wanted };
  return { goals: listTold(read, wanted), asksNothing: true };
}

/** From this likelihood of lost heart on, the reply begins with warmth, whatever is planned. */
const lostHeart = 0.7;
/** Below this likelihood of a wish, and without words of wishing, a message only tells something. */
const wished = 0.5;
/** People who tell about their life sound as if they wished for something. */
const wishedOfLife = 0.75;
/** From this likelihood of a question on, what is told may be about a topic. */
const mayAsk = 0.1;

/** The topics that a message may mean that seems to ask nothing: those named in full, unless it is about its writer. */
function listTold(read: MessageReading, wanted: readonly WantedTopic[]): WantedTopic[] {
  const named = read.features.ofSelf ? [] : wanted.filter(({ near }) => near !== true);
  return named.length > 0 || read.features.ofLife ? named : listOffered(read);
}

function listOffered(read: MessageReading): WantedTopic[] {
  const { retrieval } = read.features;
  if (retrieval.band === 'foreign' || askShare(read.features) < mayAsk) return [];
  return listChosen(read).map(({ key }): WantedTopic => ({ key, weight: 0.5, near: true }));
}

/** Whether the answer is without doubt; a message that seems not to ask must use our words. */
function isSure({ features }: MessageReading): boolean {
  const { isClear, band } = features.retrieval;
  return isClear && (band !== 'foreign' || askShare(features) >= asked);
}

/** From this likelihood on, a message is a question, whatever it is about. */
const asked = 0.8;

/** The few nearest topics, of the chosen technologies if they have any. */
function listChosen({ technologies, retrieved: { answer } }: MessageReading): TopicAnswer['topics'] {
  const own = answer.topics.filter(({ technology }) => technologies.includes(technology));
  return (own.length > 0 ? own : answer.topics).slice(0, 4);
}

function refuse({ index, subject, mentions }: MessageReading): ReadIntent {
  const beside = mentions.find(({ kind, stance }) => kind === 'uncovered' && stance === null)?.name ?? null;
  const any = mentions.find(({ kind }) => kind === 'uncovered')?.name ?? null;
  const name = ('uncovered' in subject ? subject.uncovered : beside) ?? any;
  return {
    intent: 'uncovered',
    name,
    is: sayWhatItIs(index.names, name ?? ''),
    look: sayWhereToLook(index.names, name ?? ''),
    nearest: nearestTo(index.names, name ?? ''),
  };
}
