import { reviewLength } from '#planner/time/question-share.ts';
import { sum } from '#planner/time/minutes.ts';
import type { Plan } from '#planner/types/plan.ts';

/** Of all planned minutes: new topics, steps of a goal and what is built or tested; questions; what repeats a template. */
export type Shares = { readonly work: number; readonly questions: number; readonly templates: number };

const builds: ReadonlySet<string> = new Set(['project', 'test']);

export function shareMinutes({ days }: Plan): Shares {
  const taught = sum(days.flatMap(({ items }) => items.map(({ minutes }) => minutes)));
  const questions = sum(days.map(({ reviews, recalls }) => (reviews.length + recalls.length) * reviewLength));
  const fills = days.flatMap(({ fill }) => fill ?? []);
  const built = sum(fills.filter(({ kind }) => builds.has(kind)).map(({ minutes }) => minutes));
  const repeated = sum(fills.filter(({ kind }) => !builds.has(kind)).map(({ minutes }) => minutes));
  const all = Math.max(1, taught + questions + built + repeated);
  return { work: (taught + built) / all, questions: questions / all, templates: repeated / all };
}

const [minWork, maxQuestions, maxTemplates] = [0.75, 0.15, 0.05];

export function isWithin({ work, questions, templates }: Shares): boolean {
  return work >= minWork && questions <= maxQuestions && templates <= maxTemplates;
}

export function printShares({ work, questions, templates }: Shares): string {
  return [work, questions, templates].map((share) => (100 * share).toFixed(1)).join(' / ');
}

export function meanShares(all: readonly Shares[]): Shares {
  const mean = (read: (one: Shares) => number) => sum(all.map(read)) / Math.max(1, all.length);
  return {
    work: mean(({ work }) => work),
    questions: mean(({ questions }) => questions),
    templates: mean(({ templates }) => templates),
  };
}
