import type { DayType } from '../types/plan.ts';

/** Minutes of one question, answer and check. Our own estimate. */
export const reviewLength = 3;

/** Of 44 minutes, a learn day asks for five and saves one for the other days of its week. Decision 039. */
const parts = { of: 44, learn: 5, saved: 1, other: 6 };
/** Shorter days ask as often as a day of that many minutes: else a topic would wait too long for its first question. */
const minMinutes = 15;
const cost = reviewLength * parts.of;

type Session = { readonly type: DayType; readonly budget: number };
type Savings = { learn: number; saved: number };

/** How many questions each day has time for, in order. The first has none unless something is known before it. */
export function shareQuestions(days: readonly Session[], isKnowing: boolean): number[] {
  const savings = { learn: 0, saved: 0 };
  const first = days.findIndex(({ type }) => type !== 'rest');
  return days.map((day, at) => {
    if (day.type === 'rest') return 0;
    if (at === first) return askFirst(savings, day, isKnowing);
    return day.type === 'learn' ? askBeside(savings, day) : askSaved(savings, day);
  });
}

function askFirst(savings: Savings, { budget }: Session, isKnowing: boolean): number {
  const share = weigh(budget) * parts.other;
  if (isKnowing) return Math.min(Math.floor(share / cost), maxOnLearnDay(budget));
  savings.saved += share;
  return 0;
}

function askBeside(savings: Savings, { budget }: Session): number {
  savings.learn += weigh(budget) * parts.learn;
  savings.saved += weigh(budget) * parts.saved;
  const count = Math.floor(savings.learn / cost);
  savings.learn -= count * cost;
  return count;
}

/** A day of project asks half of what was saved, and the last day of the week all of it. */
function askSaved(savings: Savings, { type, budget }: Session): number {
  savings.saved += weigh(budget) * parts.other;
  const share = type === 'review' ? savings.saved : savings.saved / 2;
  const count = Math.min(Math.floor(share / cost), Math.floor(budget / 2 / reviewLength));
  savings.saved -= count * cost;
  return count;
}

function weigh(budget: number): number {
  return Math.max(minMinutes, budget);
}

export function maxOnLearnDay(budget: number): number {
  return Math.ceil((weigh(budget) * parts.learn) / cost);
}

/** Our own choice. Decision 039. */
const maxShare = 0.14;

export function maxQuestions(minutes: number): number {
  return Math.floor((minutes * maxShare) / reviewLength);
}

export function maxBesideWork(minutes: number): number {
  return maxQuestions(minutes / (1 - maxShare));
}
