import type { CareerQuestion, Careers } from '../../careers/career-schema.ts';
import { countWords, repeated } from '../text/rule.ts';
import { checkSentence } from '../text/sentence.ts';

/** What the answers about worth, work and choice are checked against. */
export type CareerFacts = {
  readonly technologies: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
};

/** At least and at most so many words, where the verdict comes first. */
const says = { fewest: 8, most: 80 };
/** Parts that are read from the message and no list. */
const readParts = ['tech', 'age-old', 'age-young', 'span', 'minutes-span'];

/** Every breach in the answers about worth, work and choice, as sentences that name the entry and the rule. */
export function checkCareers(careers: Careers, facts: CareerFacts): string[] {
  const { questions } = careers;
  const asked = questions.flatMap(({ asks }) => asks.map((ask) => ask.toLowerCase()));
  return [
    ...checkParts(careers),
    ...questions.flatMap((one) => checkQuestion(one, facts).map((fault) => `careers "${one.id}": ${fault}`)),
    ...checkTechnologies(careers, facts),
    ...checkPairs(careers, facts),
    ...repeated(questions.map(({ id }) => id)).map((id) => `careers: the id "${id}" is there twice`),
    ...repeated(asked).map((ask) => `careers: "${ask}" is asked twice`),
  ];
}

function checkParts({ parts, kinds, questions }: Careers): string[] {
  const known = new Set([...Object.keys(parts), ...readParts]);
  const used = [...kinds, ...questions].flatMap(({ when }) => when).flatMap((line) => line.split(' '));
  const named = used.filter((name) => !name.startsWith('~')).map((name) => name.replace(/^-/, ''));
  const ofForm = kinds.flatMap((kind) => kind['of-form']);
  const said = new Set([...named, ...ofForm]);
  const wordings = Object.values(parts).flatMap((lines) => lines.flatMap((line) => line.split(', ')));
  return [
    ...[...said].filter((name) => !known.has(name)).map((name) => `careers: there is no part "${name}"`),
    ...Object.keys(parts)
      .filter((name) => !said.has(name))
      .map((name) => `careers: no question uses the part "${name}"`),
    ...wordings
      .filter((wording) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(wording))
      .map((wording) => `careers: the wording "${wording}" has more than small letters and numbers`),
  ];
}

function checkQuestion({ says: text, plan, also }: CareerQuestion, facts: CareerFacts): string[] {
  return [
    ...checkSays(text),
    ...also.filter((key) => !facts.topics.has(key)).map((key) => `${key} does not exist`),
    ...(plan === undefined || facts.technologies.has(plan) ? [] : [`${plan} does not exist`]),
  ];
}

function checkSays(text: string): string[] {
  const few = countWords(text) < says.fewest;
  return [...checkSentence(text, says.most), ...(few ? [`has fewer than ${says.fewest} words`] : [])];
}

function checkTechnologies({ technologies }: Careers, facts: CareerFacts): string[] {
  const told = Object.entries(technologies);
  const texts = told.flatMap(([slug, { worth, work, besides, needed }]) =>
    [worth, work, besides, needed].map((text) => [slug, text] as const),
  );
  return [
    ...[...facts.technologies]
      .filter((slug) => !Object.hasOwn(technologies, slug))
      .map((slug) => `careers: nothing is said of ${slug}`),
    ...findUnknown(Object.keys(technologies), facts),
    ...texts.flatMap(([slug, text]) => checkSays(text).map((fault) => `careers ${slug}: ${fault}`)),
  ];
}

function checkPairs({ pairs }: Careers, facts: CareerFacts): string[] {
  const names = pairs.map(({ between }) => between.toSorted().join(' and '));
  const choices = pairs.flatMap(({ between, for: purposes }) =>
    Object.values(purposes).map((choice) => ({ between, choice })),
  );
  return [
    ...repeated(names).map((name) => `careers: ${name} are compared twice`),
    ...findUnknown(
      pairs.flatMap(({ between }) => between),
      facts,
    ),
    ...choices
      .filter(({ between, choice }) => !between.includes(choice.take))
      .map(({ between, choice }) => `careers: ${choice.take} is none of ${between.join(' and ')}`),
    ...choices.flatMap(({ between, choice }) =>
      checkSentence(choice.why, says.most).map((fault) => `careers ${between.join(' and ')}: ${fault}`),
    ),
  ];
}

function findUnknown(slugs: readonly string[], { technologies }: CareerFacts): string[] {
  return slugs.filter((slug) => !technologies.has(slug)).map((slug) => `careers: ${slug} does not exist`);
}
