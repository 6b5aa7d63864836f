import type { ReplyInput } from '#question/reply-input.ts';
import { listWishedParts } from '#question/parts/list-wished-parts.ts';
import { findRequirements } from '#question/requirements/requirement-index.ts';

import { sayHeart } from '../../kinds/encouragement-reply.ts';
import { type Occasion, readOccasion } from './occasion.ts';
import { readLimits } from './limit-lines.ts';
import type { Library } from '../../library.ts';
import type { Request } from '../../request.ts';
import { cleanText } from '#search/text/plain-text.ts';

/** All that a plan's reply takes from a request: requests that agree in it, and in what they want, get the same reply. */
export type PlanAsk = Pick<Request, 'age' | 'level' | 'days'> & {
  /** The days that are in the form, which the message may differ from. */
  readonly formDays: number;
  readonly occasion: Occasion | null;
  /** What the wish needs beyond the roadmaps, by id. */
  readonly limits: readonly string[];
  /** What the thing has to do, by id. */
  readonly requirements: readonly string[];
  /** The same in the learner's own words. */
  readonly parts: readonly string[];
  /** The message itself where the learner makes something of their own, which is quoted; else nothing, so that others share the plan. */
  readonly words: string;
  /** Whether anything was asked in words. */
  readonly isSaid: boolean;
  /** A warm sentence for someone who has lost heart. */
  readonly heart: string | null;
};

type Asked = Omit<Request, 'name'>;

/** The days that the message names go before those of the form. */
export function readPlanAsk(
  library: Pick<Library, 'goalIndex'>,
  { age, level, days, problem }: Asked,
  read: ReplyInput,
): PlanAsk {
  const parts = listWishedParts(cleanText(problem));
  return {
    age,
    level,
    days: read.span?.days ?? days,
    formDays: days,
    occasion: readOccasion(problem),
    limits: readLimits(problem),
    requirements: findRequirements(
      library.goalIndex.requirements,
      parts.length > 1 ? parts.join('. ') : problem,
    ),
    parts,
    heart: 'disheartened' in read && read.disheartened ? sayHeart(problem) : null,
    words: 'own' in read && read.own ? cleanText(problem) : '',
    isSaid: /[\p{L}\p{N}]/u.test(problem),
  };
}
