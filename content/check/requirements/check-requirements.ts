import type { Requirement } from '../../requirements/requirement-schema.ts';
import { splitKey } from '../../topic-key.ts';
import { repeated } from '../text/rule.ts';
import { checkSentence } from '../text/sentence.ts';

/** What all requirements are checked against. */
export type RequirementFacts = {
  readonly technologies: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
};

const longest = 55;

/** Every breach in what things have to do, as sentences that name the requirement and the rule. */
export function checkRequirements(requirements: readonly Requirement[], facts: RequirementFacts): string[] {
  const faults = requirements.flatMap((requirement) =>
    findFaults(requirement, facts).map((fault) => `requirement "${requirement.id}": ${fault}`),
  );
  const ids = requirements.map(({ id }) => id);
  return [...faults, ...repeated(ids).map((id) => `requirement "${id}" is there twice`)];
}

function findFaults({ ways, beyond, shows }: Requirement, facts: RequirementFacts): string[] {
  const sentences = [...ways.flatMap((way) => [way.does, way.shows]), beyond, shows].filter(
    (text) => text !== undefined,
  );
  const twice = repeated(ways.flatMap((way) => way.in));
  return [
    ...(sentences.length === 0 ? ['has neither a way nor what is beyond'] : []),
    ...sentences.flatMap((text) => checkSentence(text, longest)),
    ...twice.map((slug) => `${slug} has two ways`),
    ...ways.flatMap((way) => way.in.filter((slug) => !facts.technologies.has(slug))).map(sayMissing),
    ...ways.flatMap((way) => way.topics.filter((key) => !facts.topics.has(key))).map(sayMissing),
    ...ways.flatMap(listUntaught).map((slug) => `${slug} has no topic of its own`),
  ];
}

/** Its part of a plan would come before what it needs. */
function listUntaught({ in: slugs, topics }: Requirement['ways'][number]): string[] {
  return slugs.filter((slug) => !topics.some((key) => splitKey(key).technology === slug));
}

function sayMissing(name: string): string {
  return `${name} does not exist`;
}
