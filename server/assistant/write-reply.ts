import { limits } from '../limits.ts';

import { type Answer, answerRequest, draftReply, writeOpening } from '../../replies/answer.ts';
import type { Request } from '../../replies/request.ts';
import { countAttempt } from '../database/attempts.ts';
import { countAttemptOf } from '../database/attempts.ts';
import type { Services } from '../services.ts';

export type Assistant = Pick<Services, 'config' | 'database' | 'library' | 'model' | 'log' | 'stopping'>;
export type IncomingQuestion = {
  readonly request: Request;
  readonly subscriber: string;
  readonly signal: AbortSignal;
  /** Called with Markdown that is ready to show; `null` takes back everything shown so far. */
  readonly onLines?: (lines: string | null) => void;
};
export type WrittenReply = Answer & { readonly source: 'engine' | 'model' };

/** The reply to a question. The engine writes a draft, and a model, if one is configured, may reword it. */
export async function writeReply(assistant: Assistant, question: IncomingQuestion): Promise<WrittenReply> {
  const { request, signal, onLines } = question;
  const { model, log, stopping } = assistant;
  const library = await assistant.library();
  if (!model) return { ...answerRequest(library, request), source: 'engine' };
  const { letter: draft, meaning } = draftReply(library, request);
  const opening = writeOpening(request, meaning);
  // A plan can be read while the model works on its wording; an answer is written by the model itself.
  const preview = draft.wordable?.kind === 'answer' ? opening : opening + draft.paragraphs.join('\n\n');
  onLines?.(preview);
  const { source, failure, milliseconds, reply } = await model({
    library,
    // The message may have named a number of days.
    request: { ...request, days: draft.plan?.request.days ?? request.days },
    draft,
    signal: AbortSignal.any([signal, stopping]),
    reserveCall: () => reserveCall(assistant, question.subscriber),
    onLines(lines) {
      onLines?.(lines);
      if (lines === null) onLines?.(preview);
    },
  });
  log.info({ source, failure, milliseconds }, 'reply worded');
  const { plan } = draft;
  const letter = opening + reply.paragraphs.join('\n\n');
  return { letter, source, meaning, ...(plan && { plan }) };
}

/** Counts one more model call, for the subscriber and for the day; false when either budget is used up. */
async function reserveCall({ config, database, log }: Assistant, subscriber: string): Promise<boolean> {
  try {
    if ((await countAttemptOf({ config, database }, 'modelByAddress', subscriber)) > 0) return false;
    const rate = { times: config.ai?.callsADay ?? 0, within: limits.day };
    return (await countAttempt(database, rate, ['model', 'everyone'])) === 0;
  } catch (error) {
    log.error({ err: error }, 'could not count a model call');
    throw error;
  }
}
