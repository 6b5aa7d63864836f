import {
  nextPart,
  noPart,
  ofLearner,
  ofPeople,
  ofThing,
  ofTime,
  partLeads,
  partOpenings,
  thingBeforeThat,
  thingNames,
  useVerbs,
} from '#lexicon/goal/part-words.ts';

/** At most this many parts, none shorter or longer: a step needs a name that says something. Our own choice. */
const [most, fewestWords, mostWords, fewestLetters, mostLetters] = [5, 2, 16, 10, 96];
/** After this many letters, nobody says what a thing has to do. */
const farthest = 900;

/** What the learner's own thing has to do, in their words and order, without what else they tell. */
export function listWishedParts(message: string): string[] {
  const sentences = message
    .slice(0, farthest)
    .replaceAll(/\s+/gu, ' ')
    .split(/(?<=[.!?])\s+|\.\.+\s*|\s[-–—]\s/u);
  const lists = sentences.map(listParts);
  const hasList = lists.some((list) => list.length > 1);
  return [...new Set(lists.filter((list) => !hasList || list.length > 1).flat())].slice(0, most);
}

/** Drops the parts: a week that a thing is about is not time to learn. */
export function dropParts(message: string): string {
  return listWishedParts(message).reduce((text, part) => text.replace(part, ' '), message);
}

/** The longest list of parts in one sentence, after a word that leads to some or after the thing itself. */
function listParts(sentence: string): string[] {
  const folded = foldLetters(sentence);
  if (sentence.endsWith('?') || !ofThing.test(folded)) return [];
  const leads = [...folded.matchAll(partLeads)].map(
    ({ index, 0: lead }) => [index, index + lead.length] as const,
  );
  const lists = leads
    .filter(([at, from]) => leadsToParts(folded, at, from))
    .map(([, from]) => splitParts(sentence.slice(from)).filter(isPart));
  const best = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (best.length > 1 || ofPeople.test(folded)) return best;
  const [thing = '', ...pieces] = splitParts(sentence);
  const behind = thingNames.test(foldLetters(thing)) ? pieces.filter(isPart) : [];
  return behind.length > 1 ? behind : best;
}

/** Whether the words after it are about the thing, and not about the learner or something else. */
function leadsToParts(folded: string, at: number, from: number): boolean {
  const [before, upTo, behind] = [folded.slice(0, at), folded.slice(0, from), folded.slice(from)];
  if (/^(?:that|which)\s/u.test(folded.slice(at))) return thingBeforeThat.test(before);
  return !ofLearner.test(upTo) || useVerbs.test(behind);
}

function splitParts(text: string): string[] {
  return text
    .split(/[,;]\s*(?:(?:and|und|y|e|et|oraz|then|also|aur)\s+)?|\s+\+\s+/u)
    .flatMap((piece) => piece.split(nextPart))
    .map((piece) => piece.replace(/^.*[:：]\s+/u, '').replaceAll(/^[\s"'“”(]+|[\s"'“”).!]+$/gu, ''))
    .map((piece) => piece.slice(partOpenings.exec(foldLetters(piece))?.[0].length ?? 0))
    .filter((piece) => piece !== '');
}

function isPart(piece: string): boolean {
  const folded = foldLetters(piece);
  const words = folded.split(' ').length;
  const isName = words >= fewestWords && words <= mostWords;
  const isShort = piece.length >= fewestLetters && piece.length <= mostLetters;
  return isName && isShort && !noPart.test(folded) && !ofTime.test(folded);
}

/** Small letters without accents, each in its place, so that what is found can be cut from the text. */
function foldLetters(text: string): string {
  return text.replaceAll(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
}
