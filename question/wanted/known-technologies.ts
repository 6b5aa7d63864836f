import { sentenceBreaks } from '#lexicon/intent/clause-words.ts';
import { knownLeads, knownTrades, ownTrades, unknownWords } from '#lexicon/intent/known-technology-words.ts';

import type { Names } from '../../search/query/names.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { readNames, splitNames } from '../names/technologies.ts';
import { listClauses } from '../names/clauses.ts';

/** The technologies that the learner claims to know, without those known only a little. */
export function readKnownTechnologies(names: Names, text: string): string[] {
  const clauses = foldText(text)
    .replace(muchOf, ' ')
    .split(sentenceBreaks)
    .flatMap(listClauses)
    .filter((clause) => !unknownWords.test(clause.text));
  return [...new Set(clauses.flatMap((clause) => listKnown(names, clause.text)))];
}

/** "A fair bit of JavaScript" is not a little. */
const muchOf = /\b(?:quite a|an? (?:fair|good|decent)) (?:bit|amount|deal) of\b/gu;

/** Names after a word of knowing, and the rest of their list: "I know HTML, CSS and Git". */
function listKnown(names: Names, text: string): string[] {
  const words = splitNames(text);
  let listed = -1;
  return readNames(names, words).flatMap((name) => {
    const [before, after] = [words.slice(0, name.start).join(' '), words.slice(name.end).join(' ')];
    const isListed = name.start === listed || (name.start === listed + 1 && words[listed] === 'and');
    const isTrade = knownTrades.test(after) && ownTrades.test(before === '' ? '' : `${before} `);
    if (!isListed && !isTrade && !knownLeads.test(before)) return [];
    listed = name.end;
    return name.kind === 'covered' ? name.technologies : [];
  });
}
