import { z } from '@hono/zod-openapi';

import { limits } from './limits.ts';
import { body, done, text } from './shapes.ts';

export const questionBody = body('Question', { problem: text(limits.ask.problem) }, ['problem']);

const kept = z.boolean().openapi({ description: 'Whether the account keeps its history' });
export const keptAnswer = done.extend({ kept }).openapi('KeptAnswer');
export const historyAnswer = done
  .extend({ kept, problems: z.array(z.string()).openapi({ description: 'The questions, the oldest first' }) })
  .openapi('HistoryAnswer');

export type KeptAnswer = z.infer<typeof keptAnswer>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;
