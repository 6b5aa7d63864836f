import { type Occasion, readOccasion } from './occasion.ts';
import type { Request } from './request.ts';

/** All that a plan's letter takes from a request: requests that agree in it, and in what they want, get the same letter. */
export type PlanAsk = Pick<Request, 'age' | 'level' | 'days'> & {
  readonly occasion: Occasion | null;
  /** Whether anything was asked in words. */
  readonly isSaid: boolean;
};

export function readPlanAsk({ age, level, days, problem }: Omit<Request, 'name'>): PlanAsk {
  return {
    age,
    level,
    days,
    occasion: readOccasion(problem),
    isSaid: /[\p{L}\p{N}]/u.test(problem),
  };
}
