import type { Names } from '#search/query/names.ts';
import { cleanText } from '#search/text/plain-text.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { FieldReading } from '../names/technologies.ts';

/** "Is it better than Java" with Kotlin in the form becomes "is Kotlin better than Java"; other messages stay as they are. */
export function namePronoun(names: Names, message: string, field: FieldReading): string {
  const [chosen, ...others] = field.kind === 'covered' ? field.technologies : [];
  if (chosen === undefined || others.length > 0 || !weighsIt.test(message)) return message;
  const named = listMentioned(readMentions(names, cleanText(message)));
  if (named.length !== 1 || named[0] === chosen) return message;
  const name = names.technologies.find(({ slug }) => slug === chosen)?.names[0] ?? chosen;
  return message.replace(pronoun, name);
}

const pronoun = /\b(?:it|this|that)\b/i;
const weighsIt =
  /\b(?:it|this)\b[^.?!]{0,20}\b(?:better|easier|harder|nicer|faster|worse) (?:than|for)\b|\b(?:it|this)\b[^.?!]{0,20}\b(?:instead of|rather than|or(?: rather)?|vs)\b/i;
