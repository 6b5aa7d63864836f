import { type Allowance, isChild, isOneDay, minutesBesideTopics } from './allowance.ts';
import type { DayType } from '../types/plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { isPausedOn } from './pauses.ts';
import { shareQuestions } from './question-share.ts';

export type Slot = {
  readonly day: number;
  readonly type: DayType;
  readonly budget: number;
  readonly capacity: number;
  readonly maxTopics: number;
  readonly maxTopicsForAge: number;
  /** Steps of the goal; one in a plan at a slow pace. */
  readonly maxSteps: number;
  readonly questions: number;
  /** The questions of all days up to this one, and up to the day by which what it teaches must be asked. */
  readonly asked: number;
  readonly askedInTime: number;
};

/** Our own choice: projects end each week, the last day after its questions; children build once more. */
const week: readonly DayType[] = ['learn', 'learn', 'learn', 'learn', 'learn', 'project', 'review'];
const childrensWeek = week.with(2, 'project');
/** To begin: the first thing that works comes soon. */
const fullWeek = week.with(5, 'learn');

/** The days from 1 to `lastDay`. A slot never depends on `lastDay`; days of rest do not count as sessions. */
export function makeSlots(request: PlanRequest, allowance: Allowance, lastDay: number): Slot[] {
  const sessions = listSessions(request, allowance, lastDay + daysAhead);
  const isKnowing = request.level > 1 || (request.known ?? []).length > 0;
  const questions = shareQuestions(sessions, isKnowing);
  const asked = addUp(questions);
  const lastToAsk = findLastToAsk(sessions);
  return sessions.slice(0, lastDay).map(({ type, budget }, at) => {
    const own = questions[at] ?? 0;
    const maxTopics = type === 'learn' ? allowance.newTopics : 0;
    const capacity = type === 'learn' ? budget - minutesBesideTopics(request, budget, own) : 0;
    return {
      day: at + 1,
      type,
      budget,
      capacity,
      maxTopics,
      maxTopicsForAge: maxTopics,
      maxSteps: Infinity,
      questions: isOneDay(request) ? 0 : own,
      asked: asked[at] ?? 0,
      askedInTime: asked[lastToAsk[at] ?? at] ?? 0,
    };
  });
}

type Session = Pick<Slot, 'type' | 'budget'>;

function listSessions(request: PlanRequest, allowance: Allowance, count: number): Session[] {
  let sessions = 0;
  const { pauses = [] } = request;
  return Array.from({ length: count }, (_, index) => {
    const budget = isPausedOn(pauses, index + 1) ? 0 : (allowance.week[index % 7] ?? 0);
    return { type: (budget > 0 ? typeOf(request, sessions++) : null) ?? 'rest', budget };
  });
}

/** Who makes something works on it every day of the first two weeks: its steps are the projects. */
function typeOf({ age, level, goal }: PlanRequest, session: number): DayType | undefined {
  const isFirst = session < 7 && level === 1 && !isChild(age);
  if (goal !== undefined && session < 14) return 'learn';
  if (goal !== undefined || isFirst) return fullWeek[session % 7];
  return (isChild(age) ? childrensWeek : week)[session % 7];
}

/** What is learned is asked again on one of this number of learn days, or before. */
export const learnDaysToAsk = 3;
/** That number of learn days, where a week has a single session. */
const daysAhead = 49;

function addUp(numbers: readonly number[]): number[] {
  let total = 0;
  return numbers.map((number) => (total += number));
}

/** For each day, the last of the learn days on which what it teaches is asked. */
function findLastToAsk(sessions: readonly Session[]): number[] {
  const learnDays = sessions.flatMap(({ type }, at) => (type === 'learn' ? [at] : []));
  let next = 0;
  return sessions.map((_, at) => {
    while ((learnDays[next] ?? Infinity) <= at) next += 1;
    return learnDays[next + learnDaysToAsk - 1] ?? sessions.length - 1;
  });
}

/** New topics end by three quarters of a plan; the last quarter is for projects. Decision 022. */
export const learnShare = 0.75;

const minDaysAfter = 7;

export function findLastWorkDay(lastNew: number): number {
  return Math.max(lastNew + minDaysAfter, Math.ceil(lastNew / learnShare));
}
