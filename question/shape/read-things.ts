import { foldText } from '../../search/text/plain-text.ts';
import { readNumber } from '../time/numbers.ts';
import {
  countedThings,
  noThings,
  singleThings,
  thingEnds,
  thingLeads,
  thingTails,
} from '#lexicon/goal/thing-words.ts';

const [maxWords, maxLetters, farthest] = [5, 40, 600];

/** What the learner calls the things of a wish, as in "your plants"; null without a plain name. */
export function readThings(message: string): string | null {
  const text = message.slice(0, farthest).replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  for (const lead of thingLeads) {
    const found = lead.exec(text)?.groups?.['things'];
    const name = found === undefined ? null : readName(found);
    if (name !== null) return name;
  }
  return readCounted(text) ?? readSingle(text);
}

function readCounted(text: string): string | null {
  const counted = [...text.matchAll(countedThings)].toSorted((a, b) => countOf(b) - countOf(a));
  const [name = null] = counted.flatMap(({ groups }) => readName(groups?.['things'] ?? '') ?? []);
  return name === null || name.startsWith('your ') ? name : `your ${name}`;
}

function readSingle(text: string): string | null {
  const { which, each } = singleThings.exec(text)?.groups ?? {};
  const one = which ?? each;
  const name = one === undefined || /s$/iu.test(one) ? null : readName(nameMany(one));
  return name === null ? null : `your ${name}`;
}

function nameMany(one: string): string {
  if (/[^aeiou]y$/iu.test(one)) return one.replace(/y$/iu, 'ies');
  return /(?:x|z|ch|sh)$/iu.test(one) ? `${one}es` : `${one}s`;
}

function countOf({ groups }: RegExpExecArray): number {
  const count = groups?.['count'] ?? '';
  if (/hundred|thousand|dozen/i.test(count)) return 1000;
  return readNumber(foldText(count).replaceAll(',', ''));
}

function readName(text: string): string | null {
  const said = dropTails((text.split(thingEnds)[0] ?? '').trim());
  const words = said.split(' ').filter((word) => word !== '');
  const isPlain = words.length > 0 && words.length <= maxWords && said.length <= maxLetters;
  if (!isPlain || !/^[\p{L}\p{M}' -]{3,}$/u.test(said) || noThings.test(said)) return null;
  return said.replace(/^(?:my|our|an?)\b/iu, 'your');
}

function dropTails(said: string): string {
  const shorter = said.replace(thingTails, '');
  return shorter === said ? said : dropTails(shorter);
}
