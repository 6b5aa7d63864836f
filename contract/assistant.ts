import { z } from '@hono/zod-openapi';

import { sharedLimits } from './limits.ts';
import { corrections, meaning, requestedPlan } from './meaning.ts';
import { body, done, line, text } from './shapes.ts';

const count = z
  .union([z.number(), line(sharedLimits.ask.number)], 'must be a number')
  .openapi({ description: 'A number, or a number as text', example: 30 });

/** A message of the same talk before this one, how it was understood, and the plan that it led to, as the answer to it said. */
const turn = z.object({
  problem: text(sharedLimits.ask.problem),
  meaning: meaning.optional(),
  plan: requestedPlan.optional(),
});
const turns = z.array(turn).max(sharedLimits.ask.turns).optional();

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
    meaning: corrections.optional().openapi({ description: 'What the learner corrected' }),
    turns: turns.openapi({ description: 'The messages before this one, oldest first' }),
    corrections: corrections
      .optional()
      .openapi({ deprecated: true, description: 'The old name of `meaning`' }),
    thread: turns.openapi({ deprecated: true, description: 'The old name of `turns`' }),
  },
  ['name', 'age', 'days', 'language', 'problem'],
);

export const askAnswer = done
  .extend({
    letter: z.string().openapi({ description: 'The reply, in Markdown' }),
    source: z.enum(['engine', 'model']).openapi({ description: 'Who worded it' }),
    meaning,
    plan: requestedPlan.optional().openapi({
      description: 'The technologies and the request given to the planner, if the reply is a plan',
    }),
  })
  .openapi('AskAnswer');

export type SentTurn = z.infer<typeof turn>;
export type AskTurn = SentTurn & Required<Pick<SentTurn, 'meaning'>>;
export type Ask = z.infer<typeof askBody>;
export type AskAnswer = z.infer<typeof askAnswer>;
