import { countWords } from './rule.ts';

/** What is wrong with a sentence that readers see and that has at most that many words. */
export function checkSentence(text: string, most: number): string[] {
  const words = countWords(text);
  const prose = text.replaceAll(/`[^`]*`/g, '');
  const place = `"${text.slice(0, 30)}…"`;
  return [
    ...(words > most ? [`${place} has ${words} words, more than ${most}`] : []),
    ...(prose.includes('!') ? [`${place} has an exclamation mark`] : []),
    ...(prose.includes('`') ? [`${place} has an unclosed backtick`] : []),
    ...(/https?:\/\/|www\.|\]\(/.test(text) ? [`${place} has an address`] : []),
    ...(text.endsWith('.') ? [] : [`${place} does not end like a sentence`]),
  ];
}
