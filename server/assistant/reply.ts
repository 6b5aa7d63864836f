import { limits } from '#server/limits.ts';

import { countAttempt } from '../database/attempts.ts';
import { countFor } from '../http/limit.ts';
import type { Parts } from '../services.ts';
import { type Answer, answerRequest, writeGreeting, writeLetter } from '../../replies/answer.ts';
import type { Request } from '../../replies/request.ts';

export type Assistant = Pick<Parts, 'config' | 'database' | 'library' | 'model' | 'log' | 'stopping'>;
export type Asked = {
  readonly request: Request;
  /** Whom the calls of the model are counted for. */
  readonly whom: string;
  /** Aborted when the learner no longer waits. */
  readonly signal: AbortSignal;
  /** Called with Markdown that can be shown already; `null` when it is to be forgotten. */
  readonly onLines?: (lines: string | null) => void;
};
export type Reply = Answer & { readonly source: 'engine' | 'model' };

/** The reply to a request. The engine writes it first, and a model, where one is configured, may word it. */
export async function reply(assistant: Assistant, { request, whom, signal, onLines }: Asked): Promise<Reply> {
  const { model, log, stopping } = assistant;
  const library = await assistant.library();
  if (!model) return { ...answerRequest(library, request), source: 'engine' };
  const letter = writeLetter(library, request);
  const greeting = writeGreeting(request);
  // A plan can be read while a model thinks about its words; an answer is the model's to write.
  const early =
    letter.wordable?.kind === 'answer' ? greeting : `${greeting}${letter.paragraphs.join('\n\n')}`;
  onLines?.(early);
  const worded = await model({
    library,
    // The days that the plan has, which the message may have named.
    request: { ...request, days: letter.plan?.request.days ?? request.days },
    letter,
    signal: AbortSignal.any([signal, stopping]),
    mayCall: () => mayCall(assistant, whom),
    onLines(lines) {
      onLines?.(lines);
      if (lines === null) onLines?.(early);
    },
  });
  const { source, failure, milliseconds } = worded;
  log.info({ source, failure, milliseconds }, 'worded');
  const { plan, care = 'none' } = letter;
  const words = worded.letter.paragraphs.join('\n\n');
  return { letter: `${greeting}${words}`, source, meaning: { care }, ...(plan && { plan }) };
}

/** Counts one more call, for one learner and for all: a day's calls are what a day can cost. */
async function mayCall({ config, database, log }: Assistant, whom: string): Promise<boolean> {
  try {
    if ((await countFor({ config, database }, 'modelByAddress', whom)) > 0) return false;
    const rate = { times: config.ai?.callsADay ?? 0, within: limits.day };
    return (await countAttempt(database, rate, ['model', 'everyone'])) === 0;
  } catch (error) {
    log.error({ err: error }, 'a call of the model could not be counted');
    throw error;
  }
}
