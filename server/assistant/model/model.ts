import type { Letter, Wordable } from '../../../replies/letter.ts';
import type { Library } from '../../../replies/library.ts';
import type { Request } from '../../../replies/request.ts';
import { askModel, type Bounds, type Endpoint } from './ask-model.ts';
import { makeBreaker } from './breaker.ts';
import { endpointFailures, type Failure, sayFailure } from './failure.ts';
import { passLines } from './pass-lines.ts';
import { writePrompt } from './prompt.ts';
import { useAnswer } from './use-answer.ts';

type ModelLimits = Bounds & {
  /** Calls at the same time; whoever comes beyond gets the engine's letter at once. */
  readonly parallel: number;
  readonly breaker: { readonly failures: number; readonly rest: number };
};
type Wording = {
  readonly library: Library;
  readonly request: Request;
  readonly letter: Letter;
  /** Called with finished, safe lines of an answer as they come; `null` when they are to be forgotten. */
  readonly onLines?: (lines: string | null) => void;
  readonly signal: AbortSignal;
  /** Counts one more call, and says whether the budget allows it. */
  readonly mayCall: () => Promise<boolean>;
};
type Worded = {
  readonly letter: Letter;
  readonly source: 'engine' | 'model';
  readonly failure?: Failure;
  readonly milliseconds?: number;
};

/** Words letters with a configured model; whatever goes wrong, the letter that was given comes back, with a line that says so. */
export function makeModel(endpoint: Endpoint, limits: ModelLimits) {
  const breaker = makeBreaker(limits.breaker);
  let calls = 0;

  return async (wording: Wording): Promise<Worded> => {
    const { letter } = wording;
    if (!letter.wordable) return { letter, source: 'engine' };
    if (breaker.isOpen()) return fallBack(letter, 'resting');
    if (calls >= limits.parallel) return fallBack(letter, 'busy');
    calls += 1;
    try {
      const start = performance.now();
      const worded = await word(endpoint, limits, { ...wording, wordable: letter.wordable });
      const { failure } = worded;
      if (failure === undefined || endpointFailures.has(failure)) breaker.report(failure === undefined);
      return { ...worded, milliseconds: Math.round(performance.now() - start) };
    } finally {
      calls -= 1;
    }
  };
}

export type Model = ReturnType<typeof makeModel>;

async function word(
  endpoint: Endpoint,
  bounds: Bounds,
  { library, request, letter, wordable, onLines, signal, mayCall }: Wording & { wordable: Wordable },
): Promise<Worded> {
  // Where calls cannot be counted, none is made: the letter is written already.
  const allowed = await mayCall().catch(() => null);
  if (!allowed) return fallBack(letter, allowed === null ? 'uncounted' : 'over-budget');
  const prompt = writePrompt(library, request, wordable);
  const answer = await askModel(endpoint, {
    messages: prompt.messages,
    bounds,
    onText: wordable.kind === 'answer' && onLines ? passLines(library, prompt, onLines) : () => {},
    signal,
    mayRetry: () => mayCall().catch(() => false),
  });
  if (typeof answer !== 'string') return fallBack(letter, answer.failed);
  const worded = useAnswer(library, letter, prompt, answer);
  return worded ? { letter: worded, source: 'model' } : fallBack(letter, 'disobedient');
}

function fallBack(letter: Letter, failure: Failure): Worded {
  const line = failure === 'stopped' ? [] : [sayFailure(failure)];
  return { letter: { paragraphs: [...letter.paragraphs, ...line] }, source: 'engine', failure };
}
