import { capitalize } from '#wording/names.ts';

/** The sentences of a text; what is between backticks never ends one. */
export function splitSentences(text: string): string[] {
  const ends = [...hideCode(text).matchAll(/[.?!][)"'”’]*\s+(?=[A-Z`"'([])/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
}

/** The first sentences of a text, as many as stay within `maxWords`, and at least the first. */
export function cutSentences(text: string, maxWords: number): string {
  let words = 0;
  const kept = splitSentences(text).filter((sentence, at) => {
    words += countReplyWords(sentence);
    return at === 0 || words <= maxWords;
  });
  return kept.join(' ');
}

const long = 15;
const orders =
  'add|ask|change|choose|click|compile|count|create|delete|double-click|draw|find|give|install|link|load|log|look|make|misspell|open|press|print|put|read|reload|remove|rename|run|save|start|store|swap|type|write';
const joints = new RegExp(`; (?:and )?|, (?=then )|(?:,? and|,) (?=(?:${orders}) )|, (?=(?:save), )`, 'g');
const subordinate = /^(?:after|at|before|for|from|if|in|on|once|to|when|where|while|with|without)\b/i;

/** For young readers: long sentences that hold several steps become a sentence for each step. */
export function splitSteps(text: string): string {
  return splitSentences(text).map(splitLong).join(' ');
}

function splitLong(sentence: string): string {
  if (countReplyWords(sentence) <= long || subordinate.test(sentence)) return sentence;
  const cuts = [...hideCode(sentence).matchAll(joints)];
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...cuts.map(({ index }) => index), sentence.length];
  return starts.map((start, at) => capitalize(sentence.slice(start, ends[at]))).join('. ');
}

/** Words as a reader counts them: addresses are none. */
export function countReplyWords(text: string): number {
  return text.replaceAll(/\]\([^)]*\)/g, ']').match(/\S+/g)?.length ?? 0;
}

function hideCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, (code) => `\`${'x'.repeat(Math.max(0, code.length - 2))}\``);
}
