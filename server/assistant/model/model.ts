import type { Letter, Wordable } from '../../../replies/letter.ts';
import type { Library } from '../../../replies/library.ts';
import type { Request } from '../../../replies/request.ts';
import { askModel, type Bounds, type Endpoint } from './ask-model.ts';
import { makeBreaker } from './breaker.ts';
import { describeFailure, endpointFailures, type Failure } from './failure.ts';
import { writePrompt } from './prompt.ts';
import { streamLines } from './stream-lines.ts';
import { useAnswer } from './use-answer.ts';

type ModelLimits = Bounds & {
  /** Calls at the same time; beyond this, learners get the engine's draft at once. */
  readonly parallel: number;
  readonly breaker: { readonly failures: number; readonly rest: number };
};
type Wording = {
  readonly library: Library;
  readonly request: Request;
  readonly draft: Letter;
  /** Called with finished, safe lines of an answer; `null` takes them back. */
  readonly onLines?: (lines: string | null) => void;
  readonly signal: AbortSignal;
  /** Counts one more call; false when the budget is used up. */
  readonly reserveCall: () => Promise<boolean>;
};
type Worded = {
  readonly reply: Letter;
  readonly source: 'engine' | 'model';
  readonly failure?: Failure;
  readonly milliseconds?: number;
};

export type ChatModel = ReturnType<typeof makeModel>;

/** Rewords drafts with the configured model. If anything fails, the draft comes back with a line that says so. */
export function makeModel(endpoint: Endpoint, limits: ModelLimits) {
  const breaker = makeBreaker(limits.breaker);
  let calls = 0;

  return async (wording: Wording): Promise<Worded> => {
    const { draft } = wording;
    if (!draft.wordable) return { reply: draft, source: 'engine' };
    if (breaker.isOpen()) return fallBack(draft, 'resting');
    if (calls >= limits.parallel) return fallBack(draft, 'busy');
    calls += 1;
    try {
      const start = performance.now();
      const worded = await reword(endpoint, limits, { ...wording, wordable: draft.wordable });
      const { failure } = worded;
      if (failure === undefined || endpointFailures.has(failure)) breaker.report(failure === undefined);
      return { ...worded, milliseconds: Math.round(performance.now() - start) };
    } finally {
      calls -= 1;
    }
  };
}

async function reword(
  endpoint: Endpoint,
  bounds: Bounds,
  { library, request, draft, wordable, onLines, signal, reserveCall }: Wording & { wordable: Wordable },
): Promise<Worded> {
  // A call that cannot be counted is not made.
  const allowed = await reserveCall().catch(() => null);
  if (!allowed) return fallBack(draft, allowed === null ? 'uncounted' : 'over-budget');
  const prompt = writePrompt(library, request, wordable);
  const answer = await askModel(endpoint, {
    messages: prompt.messages,
    bounds,
    onText: wordable.kind === 'answer' && onLines ? streamLines(library, prompt, onLines) : () => {},
    signal,
    reserveRetry: () => reserveCall().catch(() => false),
  });
  if (typeof answer !== 'string') return fallBack(draft, answer.failed);
  const reply = useAnswer(library, draft, prompt, answer);
  return reply ? { reply, source: 'model' } : fallBack(draft, 'off-topic');
}

function fallBack(draft: Letter, failure: Failure): Worded {
  const line = failure === 'stopped' ? [] : [describeFailure(failure)];
  return { reply: { paragraphs: [...draft.paragraphs, ...line] }, source: 'engine', failure };
}
