import type { CompiledGoal } from '#content/goals.ts';
import { makePart } from '#content/requirements/parts.ts';
import { ownPartKey } from '#content/topic-key.ts';
import type { OwnPart } from '#planner/types/plan-request.ts';
import { findRequirements } from '#question/requirements/requirement-index.ts';
import { findTopics } from '#search/find-topics.ts';

import type { Library } from '../../library.ts';
import { chooseWay, type MetRequirement } from './choose-way.ts';

type Steps = Pick<CompiledGoal, 'steps' | 'technologies'>;

/** Who lists so much has said all that matters. Our own choice. */
const list = 2;
/** A plan with more of them would not get to the end of the goal. Our own choice. */
const most = 5;

type Wished = {
  /** What it has to do in the learner's words, in their order. */
  readonly words: readonly string[];
  readonly met: readonly MetRequirement[];
  readonly technologies: readonly string[];
};

/** What the learner's own thing has to do and no step of the goal makes, as steps of a plan: in the learner's words first, and then what else was heard. */
export function listPlanParts(
  library: Library,
  goal: Steps,
  { words, met, technologies }: Wished,
): OwnPart[] {
  const made = new Set(goal.steps.flatMap(({ makes = [] }) => makes));
  const named = words.map((said) => ({
    said,
    heard: findRequirements(library.goalIndex.requirements, said),
  }));
  const own = named
    .filter(({ heard }) => !heard.some((id) => made.has(id)))
    .map(({ said, heard }) => makeWordedPart(library, { said, heard, technologies }));
  const told = new Set(named.flatMap(({ heard }) => heard));
  const others = (words.length < list ? met : [])
    .filter(({ requirement: { id } }) => !made.has(id) && !told.has(id))
    .flatMap(({ requirement, technology }) => makePart(requirement, technology)?.key ?? [])
    .map((key) => ({ key }));
  return [...new Map([...own, ...others].map((part) => [part.key, part])).values()].slice(0, most);
}

type Worded = {
  readonly said: string;
  readonly heard: readonly string[];
  readonly technologies: readonly string[];
};

/** As a requirement that is heard in the words tells how, or else after the topic that is nearest to them. */
function makeWordedPart(library: Library, { said, heard, technologies }: Worded): OwnPart {
  const known = heard
    .flatMap((id) => library.requirements.find((one) => one.id === id) ?? [])
    .map((requirement) => chooseWay(requirement, technologies))
    .flatMap(({ requirement, technology }) => makePart(requirement, technology) ?? [])[0];
  if (known) return { key: known.key, words: said };
  const needs = findNearest(library, said, technologies);
  return { key: ownPartKey(said), words: said, ...(needs.length > 0 && { needs }) };
}

/** So much a topic scores for a few words that are about it, and so like them it is: of ten such, eight were right. */
const [near, alike] = [9, 0.28];

function findNearest(library: Library, said: string, technologies: readonly string[]): string[] {
  const found = technologies.flatMap((technology) =>
    findTopics(library.index, said, { technology, limit: 1 }),
  );
  const [best] = found.toSorted((one, other) => other.score - one.score);
  return best && best.score >= near && best.similarity >= alike ? [best.key] : [];
}
