import type { Edit } from './load-variant.ts';

/** A rule of search by its name, and what switches it off: a text in a file and what takes its place. */
type Rule = readonly [name: string, file: string, text: string, instead: string];

const rules: readonly Rule[] = [
  ['field: aliases', 'search/postings.ts', 'aliases: { weight: 1.8', 'aliases: { weight: 0'],
  ['field: questions', 'search/postings.ts', 'questions: { weight: 1', 'questions: { weight: 0'],
  ['field: chapter', 'search/postings.ts', 'chapter: { weight: 0.5', 'chapter: { weight: 0'],
  ['field: description', 'search/postings.ts', 'description: { weight: 0.8', 'description: { weight: 0'],
  ['field: practice', 'search/postings.ts', 'practice: { weight: 0.5', 'practice: { weight: 0'],
  ['field: technology', 'search/postings.ts', 'technology: { weight: 1', 'technology: { weight: 0'],
  ['similarity', 'search/ranking.ts', 'similarityWeight * similarity', '0'],
  ['similarity: to questions', 'search/similarity.ts', 'nearlySame = 0.7', 'nearlySame = 2'],
  ['coverage in the score', 'search/ranking.ts', 'coverageWeight * coverage', '0'],
  ['introduction', 'search/ranking.ts', 'introducing : 1', '1 : 1'],
  ['importance', 'search/ranking.ts', "importances[topic?.importance ?? 'core']", '1'],
  ['level', 'search/ranking.ts', 'laterLevel * (', '0 * ('],
  ['faint words rank less', 'search/query/weighed-words.ts', 'share: faintShare * weight', 'share: weight'],
  [
    'faint words prove nothing',
    'search/query/weighed-words.ts',
    'weight, proof: 0 }',
    'weight, proof: weight }',
  ],
  [
    'planning words are faint',
    'search/query/planning.ts',
    'return planningWords',
    'return false && planningWords',
  ],
  ['phrases weigh as their meaning', 'search/query/weighed-words.ts', "text.includes(' ') ?", 'false ?'],
  ['unknown foreign words', 'search/query/weighed-words.ts', 'translatedProof = 0.25', 'translatedProof = 1'],
  ['spelling', 'search/query/options.ts', ', ...correct(index, token.text)', ''],
  ['words glued together', 'search/query/options.ts', '...splitCompound(index, token.text), ', ''],
  ['words spelled apart', 'search/query/question-words.ts', ', ...joinNeighbours(context, place)', ''],
  ['parts of words', 'search/query/options.ts', 'parts.length > 0', 'false'],
  ['phrases', 'search/query/question-phrases.ts', 'if (!beginsPhrase', 'if (true || !beginsPhrase'],
  ['everyday words prove by name', 'search/coverage.ts', "role === 'everyday'", 'false'],
  [
    'code words beside others',
    'search/query/question-words.ts',
    'near && isCodeBeside',
    'false && isCodeBeside',
  ],
  ['name that an error was met at', 'search/query/question-words.ts', 'met.has(text)', 'false'],
  [
    'errors by their last name',
    'search/text/tokens.ts',
    'whole.replace(',
    "whole.replace(/^$/, '') || whole.replace(",
  ],
  ['scripts without spaces', 'search/text/tokens.ts', '.flatMap(splitScripts)', ''],
  [
    'stems: derivations',
    'search/text/stem.ts',
    'dropDerivation(dropInflection(single))',
    'dropInflection(single)',
  ],
];

/** Throws where the code no longer holds the text of a rule: then this table is out of date. */
export const ruleEdits: readonly (Edit & { readonly name: string })[] = rules.map(
  ([name, file, text, instead]) => ({
    name,
    file,
    change: (source) => {
      if (!source.includes(text)) throw new Error(`${file} does not hold "${text}" for ${name}.`);
      return source.replace(text, () => instead);
    },
  }),
);
