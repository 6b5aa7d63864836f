import { nearestTo } from '../search/query/names.ts';
import type { Decision } from './decide.ts';
import { askShare } from './evidence.ts';
import { namesPlan } from './plan-evidence.ts';
import { findGoals, type WantedTopic } from './goals/goals.ts';
import { readSaid } from './goals/said-topics.ts';
import { readAdvice } from './intent/advice.ts';
import type { TopicAnswer } from './intent/answers.ts';
import { readWorth } from './intent/worth.ts';
import type { MessageReading } from './read-message.ts';
import type { PlanIntent, ReadIntent } from './understanding.ts';

/** What a reply of a route is made of. */
export function followRoute(read: MessageReading, { route, intent }: Decision): ReadIntent {
  switch (route) {
    case 'plan':
      return readPlan(read);
    case 'answer':
    case 'homework':
      return { intent: route, ...read.retrieved.answer, certainty: isSure(read) ? 'sure' : 'hedged' };
    case 'opening':
      return { intent: 'answer', ...read.retrieved.opening, certainty: 'sure' };
    case 'advice':
      return { intent: route, ...readAdvice(read, intent) };
    case 'small-talk':
      return { intent: route, kind: read.features.smallTalk ?? 'greeting' };
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

/** A plan of the technologies, with the topics that are named as its goals. */
function readPlan(read: MessageReading): PlanIntent {
  const { index, text, terms, thing, field, technologies, bundle, features } = read;
  const wanted = findGoals(index, thing === undefined ? terms : `${terms}. ${thing}`, technologies);
  const isTold = features.shares.plan < wished && !namesPlan(features) && !features.goal && !features.worth;
  const goals = isTold ? listTold(read, wanted) : wanted;
  const worth = readWorth(index, text, technologies);
  return {
    intent: 'plan',
    technologies,
    goals,
    ...(bundle !== undefined && { bundle }),
    ...readSaid(index, { text, field, technologies }),
    ...(worth && { worth }),
    ...(isTold && { asksNothing: true }),
  };
}

/** Less likely a wish than this, and without its words, a message is only told. */
const wished = 0.5;
/** At least so likely to ask, what is told may be about a topic all the same. */
const mayAsk = 0.1;

/** The topics that someone may mean who seems to ask nothing: those named whole, where it is not of themselves that they tell. */
function listTold(read: MessageReading, wanted: readonly WantedTopic[]): WantedTopic[] {
  const named = read.features.ofSelf ? [] : wanted.filter(({ near }) => near !== true);
  return named.length > 0 || read.features.ofLife ? named : listOffered(read);
}

function listOffered(read: MessageReading): WantedTopic[] {
  const { retrieval } = read.features;
  if (retrieval.band === 'foreign' || askShare(read.features) < mayAsk) return [];
  return listChosen(read).map(({ key }): WantedTopic => ({ key, weight: 0.5, near: true }));
}

function isSure({ features: { retrieval } }: MessageReading): boolean {
  return retrieval.band === 'sure';
}

/** The nearest few topics, of the technologies chosen where they have any. */
function listChosen({ technologies, retrieved: { answer } }: MessageReading): TopicAnswer['topics'] {
  const own = answer.topics.filter(({ technology }) => technologies.includes(technology));
  return (own.length > 0 ? own : answer.topics).slice(0, 3);
}

function refuse({ index, subject, mentions }: MessageReading): ReadIntent {
  const beside = mentions.find(({ kind, told }) => kind === 'uncovered' && told === null)?.name ?? null;
  const name = 'uncovered' in subject ? subject.uncovered : beside;
  return { intent: 'uncovered', name, nearest: nearestTo(index.names, name ?? '') };
}
