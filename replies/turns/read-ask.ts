import type { Ask, AskTurn, SentTurn } from '#contract/assistant.ts';
import { toNumber } from '#contract/rules.ts';
import { assessCare } from '#question/assess-care.ts';
import type { Corrections, Meaning } from '#question/meaning/meaning.ts';
import { partNames } from '#question/meaning/meaning.ts';

import { answerRequest } from '../answer-request.ts';
import type { Library } from '../library.ts';
import { listTurns, readRequest, type Request } from '../request.ts';

/** What is said to people of any age. */
const unknownAge = 18;

/**
 * The request that a call asks for, or the sentence that says what is wrong with it. A client that sends the messages before
 * with less than their answers said gets the same reply: what is missing is read again.
 */
export function readAsk(library: Library, ask: Ask, today?: string): Request | { readonly refused: string } {
  const request = readRequest(ask, today);
  if ('refused' in request) return readUrgent(library, ask) ?? request;
  const turns = listTurns(ask);
  if (isWhole(turns)) return request;
  const { corrections: _, ...plain } = request;
  const thread: AskTurn[] = [];
  for (const turn of turns) thread.push(recall(library, { ...plain, thread }, turn));
  return { ...request, thread };
}

/** Someone who may be in danger is answered whatever the form is without. Null for everybody else. */
function readUrgent({ index }: Library, { name, age, problem }: Ask): Request | null {
  if (assessCare(index, problem).care !== 'reply') return null;
  const years = toNumber(age);
  const isKnown = Number.isInteger(years) && years > 0;
  return { name, age: isKnown ? years : unknownAge, level: null, days: 1, language: '', problem };
}

/** A client that sends plans sends each of them. */
function isWhole(turns: readonly SentTurn[]): boolean {
  return turns.every(({ meaning }) => meaning) && (turns.some(({ plan }) => plan) || !turns.some(mayPlan));
}

function mayPlan({ meaning }: SentTurn): boolean {
  return meaning === undefined || ['plan', 'change', 'followup'].includes(meaning.intent);
}

function recall(library: Library, asked: Request, turn: SentTurn): AskTurn {
  const { problem, meaning, plan } = turn;
  if (meaning && (plan || !mayPlan(turn))) return { ...turn, meaning };
  const corrections = meaning && listCorrected(meaning);
  const days = meaning?.days ?? asked.days;
  const answer = answerRequest(library, { ...asked, problem, days, ...(corrections && { corrections }) });
  const planned = plan ?? answer.plan;
  return { problem, meaning: meaning ?? answer.meaning, ...(planned && { plan: planned }) };
}

/** What the learner had set by hand; null if nothing. */
function listCorrected(meaning: Meaning): Corrections | undefined {
  const set = partNames.filter((name) => meaning.parts[name]?.source === 'corrected');
  return set.length > 0 ? Object.fromEntries(set.map((name) => [name, meaning[name]])) : undefined;
}
