import type { Letter, Wordable } from '#letters/letter.ts';
import type { Library } from '#letters/library.ts';
import type { Request } from '#letters/request.ts';
import { askModel, type Bounds, type Endpoint } from './ask-model.ts';
import { makeBreaker } from './breaker.ts';
import { type Failure, sayFailure } from './failure.ts';
import { makeLineGate } from './gate-text.ts';
import { type Prompt, writePrompt } from './prompt.ts';
import { allowTopics, useAnswer } from './use-answer.ts';

export type ModelLimits = Bounds & {
  /** Calls at the same time; whoever comes beyond gets the engine's letter at once. */
  readonly parallel: number;
  readonly breaker: { readonly failures: number; readonly rest: number };
};
export type Wording = {
  readonly library: Library;
  readonly request: Request;
  readonly letter: Letter;
  /** Called with finished, safe lines of an answer as they come; `null` when they are to be forgotten. */
  readonly onLines?: (lines: string | null) => void;
  readonly signal: AbortSignal;
  /** Whether the budget allows one more call. */
  readonly mayCall: () => Promise<boolean>;
};
export type Worded = {
  readonly letter: Letter;
  readonly source: 'engine' | 'model';
  readonly failure?: Failure;
  readonly milliseconds?: number;
};

/** Words letters with a configured model; whatever goes wrong, the letter that was given comes back, with a line that says so. */
export function makeModel(endpoint: Endpoint, limits: ModelLimits) {
  const breaker = makeBreaker(limits.breaker);
  let calls = 0;

  const call = async (prompt: Prompt, { library, letter, onLines, signal }: Wording): Promise<Worded> => {
    const answer = await askModel(endpoint, {
      messages: prompt.messages,
      bounds: limits,
      onText: letter.wordable?.kind === 'answer' && onLines ? passLines(library, prompt, onLines) : () => {},
      signal,
    });
    if (typeof answer !== 'string') return fallBack(letter, answer.failed);
    const worded = useAnswer(library, letter, prompt, answer);
    return worded ? { letter: worded, source: 'model' } : fallBack(letter, 'disobedient');
  };
  const callAndCount = async (wording: Wording, wordable: Wordable): Promise<Worded> => {
    if (!(await wording.mayCall())) return fallBack(wording.letter, 'over-budget');
    const start = performance.now();
    const worded = await call(writePrompt(wording.library, wording.request, wordable), wording);
    if (worded.failure !== 'stopped') breaker.report(worded.source === 'model');
    return { ...worded, milliseconds: Math.round(performance.now() - start) };
  };
  return async (wording: Wording): Promise<Worded> => {
    const { letter } = wording;
    if (!letter.wordable) return { letter, source: 'engine' };
    if (breaker.isOpen()) return fallBack(letter, 'resting');
    if (calls >= limits.parallel) return fallBack(letter, 'busy');
    calls += 1;
    try {
      return await callAndCount(wording, letter.wordable);
    } finally {
      calls -= 1;
    }
  };
}

export type Model = ReturnType<typeof makeModel>;

function fallBack(letter: Letter, failure: Failure): Worded {
  const line = failure === 'stopped' ? [] : [sayFailure(failure)];
  return { letter: { paragraphs: [...letter.paragraphs, ...line] }, source: 'engine', failure };
}

/** Shows lines once they are whole and gated; what begins to repeat the instructions is shown no further. */
function passLines(library: Library, prompt: Prompt, onLines: (lines: string | null) => void) {
  const allowed = allowTopics(library, prompt);
  let gate = makeLineGate(allowed);
  return (text: string | null) => {
    if (text === null) {
      gate = makeLineGate(allowed);
      return onLines(null);
    }
    const lines = gate.pass(text);
    return lines === '' || lines.includes(prompt.canary) ? undefined : onLines(lines);
  };
}
