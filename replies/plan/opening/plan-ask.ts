import type { ReplyInput } from '#question/reply-input.ts';

import { type Occasion, readOccasion } from './occasion.ts';
import type { Request } from '../../request.ts';

/** All that a plan's reply takes from a request: requests that agree in it, and in what they want, get the same reply. */
export type PlanAsk = Pick<Request, 'age' | 'level' | 'days'> & {
  /** The days that are in the form, which the message may differ from. */
  readonly formDays: number;
  readonly occasion: Occasion | null;
  /** Whether anything was asked in words. */
  readonly isSaid: boolean;
};

type Asked = Omit<Request, 'name'>;

/** The days that the message names go before those of the form. */
export function readPlanAsk(
  { age, level, days, problem }: Asked,
  { span }: Pick<ReplyInput, 'span'>,
): PlanAsk {
  return {
    age,
    level,
    days: span?.days ?? days,
    formDays: days,
    occasion: readOccasion(problem),
    isSaid: /[\p{L}\p{N}]/u.test(problem),
  };
}
