import type { DraftReply } from '#replies/reply-body.ts';
import type { ReplyBody, Wordable } from '../../../replies/reply-body.ts';
import type { Library } from '../../../replies/library.ts';
import type { Request } from '../../../replies/request.ts';
import { askModel, type Bounds, type Endpoint } from './ask-model.ts';
import { makeBreaker } from './breaker.ts';
import { describeFailure, endpointFailures, type Failure } from './failure.ts';
import { writePrompt } from './prompt.ts';
import { makeReader, mayRead, type ReadingMode } from './reading/read-with-model.ts';
import { reserve } from './reserve.ts';
import { streamLines } from './stream-lines.ts';
import { useAnswer } from './use-answer.ts';

type ModelLimits = Bounds & {
  /** Questions at the same time; beyond this, learners get the engine's draft at once. */
  readonly parallel: number;
  /** A message is read within shorter bounds, as nothing is shown before. */
  readonly reading: Partial<Bounds>;
  readonly breaker: { readonly failures: number; readonly rest: number };
};
type Asking = {
  readonly library: Library;
  readonly request: Request;
  readonly drafted: DraftReply;
  /** Called with the draft that follows from what the model read, before it is worded. */
  readonly onRead?: (drafted: DraftReply) => void;
  /** Called with finished, safe lines of an answer; `null` takes them back. */
  readonly onLines?: (lines: string | null) => void;
  readonly signal: AbortSignal;
  /** Counts one more call; false when the budget is used up. */
  readonly reserveCall: () => Promise<boolean>;
};
type Written = DraftReply & {
  readonly source: 'engine' | 'model';
  /** Why the model worded nothing. */
  readonly failure?: Failure;
  /** Why it read nothing. */
  readonly unread?: Failure | undefined;
  readonly milliseconds?: number;
};

export type ChatModel = ReturnType<typeof makeModel>;

/** Reads messages and words drafts with the configured model. If anything fails, the draft comes back; where its words are missing, with a line that says so. */
export function makeModel(endpoint: Endpoint, limits: ModelLimits, mode: ReadingMode = 'always') {
  const breaker = makeBreaker(limits.breaker);
  const read = makeReader(endpoint, { ...limits, ...limits.reading });
  let calls = 0;

  return async (asking: Asking): Promise<Written> => {
    const { drafted } = asking;
    const reads = mayRead(drafted, mode);
    if (!reads && !drafted.body.wordable) return { ...drafted, source: 'engine' };
    if (breaker.isOpen()) return fallBack(drafted, 'resting');
    if (calls >= limits.parallel) return fallBack(drafted, 'busy');
    calls += 1;
    try {
      const start = performance.now();
      const { failure: unread, ...own } = reads ? await read(asking) : { drafted };
      asking.onRead?.(own.drafted);
      const written = await word(endpoint, limits, { ...asking, ...own, unread });
      const failure = written.failure ?? unread;
      if (failure === undefined || endpointFailures.has(failure)) breaker.report(failure === undefined);
      return { ...written, unread, milliseconds: Math.round(performance.now() - start) };
    } finally {
      calls -= 1;
    }
  };
}

const marked = '(A language model worded parts of this reply. It can be wrong.)';

type Wording = Asking & { readonly unread: Failure | undefined };

/** An endpoint that has just failed is not asked again. */
async function word(endpoint: Endpoint, bounds: Bounds, wording: Wording): Promise<Written> {
  const { drafted, unread, reserveCall } = wording;
  const { wordable } = drafted.body;
  if (!wordable) return { ...drafted, source: 'engine' };
  if (unread && (endpointFailures.has(unread) || unread === 'stopped')) return fallBack(drafted, unread);
  const refused = await reserve(reserveCall);
  return refused ? fallBack(drafted, refused) : reword(endpoint, bounds, { ...wording, wordable });
}

async function reword(
  endpoint: Endpoint,
  bounds: Bounds,
  { library, request, drafted, wordable, onLines, signal, reserveCall }: Asking & { wordable: Wordable },
): Promise<Written> {
  // The message may have named a number of days.
  const days = drafted.body.plan?.request.days ?? request.days;
  const prompt = writePrompt(library, { ...request, days }, wordable);
  const answer = await askModel(endpoint, {
    messages: prompt.messages,
    bounds,
    onText: wordable.kind === 'answer' && onLines ? streamLines(library, prompt, onLines) : () => {},
    signal,
    reserveRetry: () => reserveCall().catch(() => false),
  });
  if (typeof answer !== 'string') return fallBack(drafted, answer.failed);
  const words = useAnswer(library, drafted.body, prompt, answer);
  const body = words && { ...drafted.body, paragraphs: [...words.paragraphs, marked] };
  return body ? { ...drafted, body, source: 'model' } : fallBack(drafted, 'off-topic');
}

function fallBack({ body, meaning }: DraftReply, failure: Failure): Written {
  const line = failure === 'stopped' || !body.wordable ? [] : [describeFailure(failure)];
  const { plan } = body;
  const told: ReplyBody = { paragraphs: [...body.paragraphs, ...line], ...(plan && { plan }) };
  return { body: told, meaning, source: 'engine', failure };
}
