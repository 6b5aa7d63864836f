import { limits } from '../limits.ts';

import { type Answer, answerRequest, draftReply } from '../../replies/answer-request.ts';
import type { DraftReply } from '../../replies/reply-body.ts';
import type { Request } from '../../replies/request.ts';
import { nameDanger, writeOpening } from '../../replies/write-opening.ts';
import { countAttempt } from '../database/attempts.ts';
import { countAttemptOf } from '../database/attempts.ts';
import type { Services } from '../services.ts';

export type Assistant = Pick<Services, 'config' | 'database' | 'library' | 'model' | 'log' | 'stopping'> & {
  readonly metrics?: Services['metrics'];
};
export type IncomingQuestion = {
  readonly request: Request;
  readonly subscriber: string;
  readonly signal: AbortSignal;
  /** Called with Markdown that is ready to show; `null` takes back everything shown so far. */
  readonly onLines?: (lines: string | null) => void;
};
export type WrittenReply = Answer & { readonly source: 'engine' | 'model' };

/** The reply to a question. The engine writes a draft; a model, if one is configured, may read the message again and word the draft. */
export async function writeReply(assistant: Assistant, question: IncomingQuestion): Promise<WrittenReply> {
  const { request, signal, onLines } = question;
  const { model, log, stopping } = assistant;
  const library = await assistant.library();
  if (!model) return { ...answerRequest(library, request), source: 'engine' };
  let preview = '';
  const { body, meaning, source, failure, unread, milliseconds } = await model({
    library,
    request,
    drafted: draftReply(library, request),
    signal: AbortSignal.any([signal, stopping]),
    reserveCall: () => reserveCall(assistant, question.subscriber),
    onRead(drafted) {
      preview = writePreview(request, drafted);
      onLines?.(preview);
    },
    onLines(lines) {
      onLines?.(lines);
      if (lines === null) onLines?.(preview);
    },
  });
  assistant.metrics?.countReply({ source, failure });
  log.info({ source, failure, unread, milliseconds }, 'reply written');
  const { paragraphs, plan } = body;
  const text =
    writeOpening(request, { meaning, danger: nameDanger(request, meaning) }) + paragraphs.join('\n\n');
  return { letter: text, source, meaning, ...(plan && { plan }) };
}

/** A plan can be read while the model works on its wording; an answer is written by the model itself. */
function writePreview(request: Request, { body, meaning }: DraftReply): string {
  const opening = writeOpening(request, { meaning, danger: nameDanger(request, meaning) });
  return body.wordable?.kind === 'answer' ? opening : opening + body.paragraphs.join('\n\n');
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
