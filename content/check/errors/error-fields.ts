import type { ErrorFix, ErrorSource } from '../../error-schema.ts';
import { countWords } from '../text/rule.ts';
import { findPatternFault } from './safe-pattern.ts';

/** Breaches of the limits of an entry and of the shape of its fixes. */
export function findFieldFaults({ means, why, fixes }: ErrorSource): string[] {
  return [
    ...checkSentence('means', means, 30),
    ...checkSentence('why', why, 40),
    ...fixes.flatMap((fix, at) => [
      ...checkSentence(`fix ${at + 1} say`, fix.say, 30),
      ...(at === fixes.length - 1 ? checkLast(fix) : checkFix(fix)).map((fault) => `fix ${at + 1}: ${fault}`),
      ...checkPatterns(fix).map((fault) => `fix ${at + 1}: ${fault}`),
    ]),
  ];
}

function checkSentence(place: string, text: string, most: number): string[] {
  const words = countWords(text);
  const prose = text.replaceAll(/`[^`]*`/g, '');
  return [
    ...(words > most ? [`${place} has ${words} words, more than ${most}`] : []),
    ...(prose.includes('!') ? [`${place} has an exclamation mark`] : []),
    ...(prose.includes('`') ? [`${place} has an unclosed backtick`] : []),
    ...(/https?:|www\.|\]\(/.test(text) ? [`${place} has an address`] : []),
    ...(/[.?:]$/.test(text) ? [] : [`${place} does not end like a sentence`]),
  ];
}

function checkFix(fix: ErrorFix): string[] {
  const { when, where, near, above, below, on, given, to, top, indent, example } = fix;
  /** What is said of the message alone changes no line. */
  const isAdvice = where && !(when ?? above ?? below ?? on) ? true : undefined;
  return [
    ...((when ?? where ?? near ?? above ?? below ?? on)
      ? []
      : ['needs when, where, near, above, below or on: only the last fix always applies']),
    ...((to ?? top ?? indent ?? isAdvice) ? [] : ['needs to, top or indent']),
    ...(given && !when ? ['given needs when, for the line to change'] : []),
    ...(example ? ['only the last fix has an example'] : []),
  ];
}

function checkLast({ when, where, near, above, below, on, example }: ErrorFix): string[] {
  return [
    ...((when ?? where ?? near ?? above ?? below ?? on) ? ['the last fix has no condition'] : []),
    ...(example ? [] : ['the last fix needs an example']),
  ];
}

function checkPatterns({ given, above, below, when, where = {} }: ErrorFix): string[] {
  const patterns = [given, above, below, when]
    .filter((pattern) => pattern !== undefined)
    .concat(Object.values(where).map((text) => `^(?:${text})$`));
  return patterns.flatMap((pattern) => {
    const fault = findPatternFault(pattern);
    return fault === null ? [] : [`${pattern} ${fault}`];
  });
}
