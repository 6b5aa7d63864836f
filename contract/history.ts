import { z } from '@hono/zod-openapi';

import { sharedLimits } from './limits.ts';
import { body, done, text } from './shapes.ts';

export const questionBody = body('Question', { problem: text(sharedLimits.ask.problem) }, ['problem']);

const kept = z.boolean().openapi({ description: 'Whether the account saves its questions' });
export const keptAnswer = done.extend({ kept }).openapi('KeptAnswer');
export const historyAnswer = done
  .extend({ kept, problems: z.array(z.string()).openapi({ description: 'The questions, oldest first' }) })
  .openapi('HistoryAnswer');

export type KeptAnswer = z.infer<typeof keptAnswer>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
