import { splitMessage } from '../errors/split-message.ts';
import type { Mistake } from './mistake.ts';
import { programMistakes } from './program-mistakes.ts';
import { webMistakes } from './web-mistakes.ts';

/** A mistake in pasted code, with the line as it is and as it should be. */
export type FoundMistake = {
  readonly mistake: Mistake;
  readonly line: string;
  readonly number: number;
  /** Null if no single line is right. */
  readonly fixed: string | null;
};

const mistakes: readonly Mistake[] = [...programMistakes, ...webMistakes];
const maxMessage = 8000;
/** Nothing quotes an error. */
const noError = '\u0000';

/** The lines of code in a message. */
export function listCodeLines(message: string): readonly string[] {
  return splitMessage(message.slice(0, maxMessage), noError).code;
}

/** The first mistake that a rule finds, for the technologies asked about; null without one. Total. */
export function findMistake(message: string, technologies: readonly string[]): FoundMistake | null {
  const code = listCodeLines(message).join('\n');
  const found = mistakes
    .filter((mistake) => mistake.technologies.some((slug) => technologies.includes(slug)))
    .flatMap((mistake) => readMistake(code, mistake) ?? []);
  return found.toSorted((one, other) => one.number - other.number)[0] ?? null;
}

function readMistake(code: string, mistake: Mistake): FoundMistake | null {
  const match = mistake.find.exec(code);
  if (!match) return null;
  const at = code.slice(0, match.index).split('\n').length - 1;
  const lineOf = (text: string) => text.split('\n')[at] ?? '';
  const fixed = mistake.fix === undefined ? null : lineOf(code.replace(mistake.find, mistake.fix));
  return { mistake, line: lineOf(code), number: at + 1, fixed };
}
