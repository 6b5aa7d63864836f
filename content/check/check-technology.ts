import type { Link, TechnologySource } from '../schema.ts';
import { addressRule } from './addresses.ts';
import { exampleRule } from './example.ts';
import { exerciseRule } from './exercise.ts';
import { numberRule, uniqueRule } from './identity.ts';
import { importanceRule, lengthRule } from './text/measure.ts';
import { frontPageRule } from './links/no-front-page.ts';
import { repeatRule } from './links/no-repeats.ts';
import { outdatedRule } from './links/not-outdated.ts';
import { needsRule, prerequisiteRule } from './prerequisites.ts';
import { quickPathRule } from './quick-path.ts';
import type { ContentRule } from './text/rule.ts';
import { similarityRule, wordingRule } from './text/wording.ts';

const rules: readonly ContentRule[] = [
  numberRule,
  uniqueRule,
  lengthRule,
  importanceRule,
  exampleRule,
  exerciseRule,
  wordingRule,
  similarityRule,
  prerequisiteRule,
  needsRule,
  quickPathRule,
  addressRule,
  repeatRule,
  outdatedRule,
  frontPageRule,
];

/** Every breach in a roadmap, as sentences that name the file, the topic and the rule. */
export function checkTechnology(
  technology: TechnologySource,
  library: ReadonlyMap<string, TechnologySource>,
  links: ReadonlyMap<string, Link>,
): string[] {
  return rules.flatMap(({ name, check }) =>
    check({ technology, library, links }).map(
      ({ topic, message }) => `${technology.slug}.yaml${topic ? ` ${topic}` : ''}: ${name}: ${message}`,
    ),
  );
}
