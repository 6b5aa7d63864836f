import { z } from '@hono/zod-openapi';

import type { PlanRequest } from '#planner/model/plan-request.ts';

import { sharedLimits } from './limits.ts';
import { meaning } from './meaning.ts';
import { body, done, line, text } from './shapes.ts';

const count = z
  .union([z.number(), line(sharedLimits.ask.number)], 'must be a number')
  .openapi({ description: 'A number, or a number as text', example: 30 });

/** `level` is the value of the form's select: option2 to option4. Everything else means not stated. */
export const askBody = body(
  'Ask',
  {
    name: line(sharedLimits.ask.name),
    age: count.default(''),
    level: z.string('must be text').max(sharedLimits.ask.level).optional().openapi({ example: 'option2' }),
    days: count.default(''),
    language: line(sharedLimits.ask.language),
    problem: text(sharedLimits.ask.problem),
  },
  ['name', 'age', 'days', 'language', 'problem'],
);

export const askAnswer = done
  .extend({
    letter: z.string().openapi({ description: 'The reply, in Markdown' }),
    source: z.enum(['engine', 'model']).openapi({ description: 'Who worded it' }),
    meaning,
    plan: z.custom<RequestedPlan>().optional().openapi({
      type: 'object',
      description: 'The technologies and the request given to the planner, if the reply is a plan',
    }),
  })
  .openapi('AskAnswer');

/** From the same request the planner makes the same plan as in the reply. */
export type RequestedPlan = {
  readonly technologies: readonly string[];
  readonly request: Omit<PlanRequest, 'needs'>;
};

export type Ask = z.infer<typeof askBody>;
export type AskAnswer = z.infer<typeof askAnswer>;
