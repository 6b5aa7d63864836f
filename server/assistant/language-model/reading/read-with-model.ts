import type { DraftReply } from '#replies/reply-body.ts';

import { askModel, type Bounds, type Endpoint } from '../ask-model.ts';
import type { Failure } from '../failure.ts';
import { reserve } from '../reserve.ts';
import { listNearestGoals } from './nearest-goals.ts';
import { listNearest, type ToRead } from './nearest-topics.ts';
import { parseReading } from './parse-reading.ts';
import { writeReadingPrompt } from './reading-prompt.ts';
import { takeReading } from './take-reading.ts';

type Asking = ToRead & { readonly signal: AbortSignal; readonly reserveCall: () => Promise<boolean> };
type Read = { readonly drafted: DraftReply; readonly failure?: Failure };

/** Whether a message is read by a model at all: when one is set up, or only where we are not sure ourselves. */
export type ReadingMode = 'always' | 'unsure' | 'never';

/** Care, and what is refused, are ours alone. */
export function mayRead({ meaning: { care, intent, grade } }: DraftReply, mode: ReadingMode): boolean {
  if (care !== 'none' || intent === 'harm' || intent === 'cheat' || mode === 'never') return false;
  return mode === 'always' || grade !== 'sure';
}

/** Makes a reader of messages. If anything fails, the draft stays as it was. */
export function makeReader(endpoint: Endpoint, bounds: Bounds) {
  let takesFormat = true;

  return async (asking: Asking): Promise<Read> => {
    const { drafted, signal, reserveCall } = asking;
    const refused = await reserve(reserveCall);
    if (refused) return { drafted, failure: refused };
    const nearest = listNearest(asking);
    const goals = listNearestGoals(asking);
    const messages = writeReadingPrompt(asking, { topics: nearest, goals });
    const reserveRetry = () => reserveCall().catch(() => false);
    const call = { messages, bounds, onText: () => {}, signal, reserveRetry };
    let answer = await askModel(endpoint, { ...call, isJson: takesFormat });
    if (typeof answer !== 'string' && answer.failed === 'unsupported') {
      takesFormat = false;
      if (!(await reserveRetry())) return { drafted, failure: 'over-budget' };
      answer = await askModel(endpoint, call);
    }
    if (typeof answer !== 'string') return { drafted, failure: answer.failed };
    const reading = parseReading(answer);
    if (!reading) return { drafted, failure: 'unreadable' };
    return {
      drafted: takeReading(
        asking,
        reading,
        new Set([...nearest.map(({ key }) => key), ...goals.map(({ id }) => id)]),
      ),
    };
  };
}
