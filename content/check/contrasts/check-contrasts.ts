import type { Contrast } from '../../contrast-schema.ts';
import { splitKey } from '../../topic-key.ts';
import { countWords, repeated } from '../text/rule.ts';
import { checkSentence } from '../text/sentence.ts';

/** What all entries are checked against. */
export type ContrastFacts = {
  readonly technologies: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
};

/** Every breach in the comparisons, as sentences that name the entry and the rule. */
export function checkContrasts(contrasts: readonly Contrast[], facts: ContrastFacts): string[] {
  const faults = contrasts.flatMap((contrast) =>
    [
      ...findUnknown(contrast, facts),
      ...findSideFaults(contrast),
      ...findSharedFaults(contrast),
      ...findSentenceFaults(contrast),
    ].map((fault) => `contrasts ${nameContrast(contrast)}: ${fault}`),
  );
  const pairs = contrasts.flatMap((contrast) => [...new Set(listPairs(contrast))]);
  return [...faults, ...repeated(pairs).map((pair) => `contrasts: two entries compare ${pair}`)];
}

function nameContrast({ names }: Contrast): string {
  return names.map(([name = '']) => name).join(' / ');
}

/** Whether it compares whole technologies. */
function isOfTechnologies({ between }: Contrast): boolean {
  return between.every((one) => !one.includes('/'));
}

function findUnknown({ between, shares, sharesBack, topics }: Contrast, facts: ContrastFacts): string[] {
  const known = (one: string) => (one.includes('/') ? facts.topics : facts.technologies).has(one);
  return [...between, ...shares, ...sharesBack, ...topics]
    .filter((one) => !known(one))
    .map((one) => `${one} does not exist`);
}

function findSideFaults(contrast: Contrast): string[] {
  const { between, names, take } = contrast;
  const folded = names.map((side) => side.map(fold));
  const mixed = between.some((one) => one.includes('/')) && between.some((one) => !one.includes('/'));
  return [
    ...(take.length === names.length ? [] : ['names and take have different lengths']),
    ...(mixed ? ['compares a technology with a topic'] : []),
    ...(isOfTechnologies(contrast) && between.length !== 2 ? ['needs two technologies'] : []),
    ...(isOfTechnologies(contrast) && names.some((side) => side.length > 1)
      ? ['has names that belong to the technologies']
      : []),
    ...repeated(folded.flat()).map((name) => `the name "${name}" is used twice`),
  ];
}

/** What somebody knows already lies on the other side's roadmap. */
function findSharedFaults(contrast: Contrast): string[] {
  const { between, shares, sharesBack } = contrast;
  if (!isOfTechnologies(contrast))
    return shares.length + sharesBack.length > 0 ? ['only technologies share topics'] : [];
  const [first, second] = between;
  const wrong = [
    ...shares.filter((key) => splitKey(key).technology !== second),
    ...sharesBack.filter((key) => splitKey(key).technology !== first),
  ];
  return wrong.map((key) => `${key} is not on the other side's roadmap`);
}

const longest = { take: 30, different: 75, same: 35, all: 145 };
const shortest = 30;

function findSentenceFaults({ take, different, same }: Contrast): string[] {
  const all = [...take, different, same];
  const words = countWords(all.join(' '));
  return [
    ...take.flatMap((text) => checkSentence(text, longest.take)),
    ...take
      .filter((text) => !/^Take .* (?:when|where|while) /.test(text))
      .map((text) => `"${text}" does not say when to take it`),
    ...checkSentence(different, longest.different),
    ...(countWords(different) < shortest ? [`"different" has fewer than ${shortest} words`] : []),
    ...checkSentence(same, longest.same),
    ...(words > longest.all ? [`has ${words} words, more than ${longest.all}`] : []),
  ];
}

/** Each two sides once, whatever their order; a technology is part of an idea's name, as two have a "class". */
function listPairs({ between, names }: Contrast): string[] {
  const [one = ''] = between;
  const home = one.includes('/') ? `${splitKey(one).technology} ` : '';
  const sides = names.map(([name = '']) => fold(name));
  return sides.flatMap((side, at) =>
    sides.slice(at + 1).map((other) => `${home}${[side, other].toSorted().join(' and ')}`),
  );
}

function fold(name: string): string {
  return name.toLowerCase();
}
