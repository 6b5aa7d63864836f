import type { CompiledGoal } from '#content/goals.ts';
import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { makePart } from '#content/requirements/parts.ts';
import { splitKey } from '#content/topic-key.ts';

import type { Library } from '../../library.ts';

type Way = Requirement['ways'][number];

/** What a thing has to do, and how it is made with the first of these technologies that can; null where none of them can. */
export type MetRequirement = {
  readonly requirement: Requirement;
  readonly way: Way | null;
  readonly technology: string;
};

/** A message that asks for more things than these is a description, and the first are what matters most. */
const most = 7;

/** Of what a thing has to do, all that we know how to make, or know to be beyond us. */
export function listRequirements(
  { requirements }: Pick<Library, 'requirements'>,
  ids: readonly string[],
  technologies: readonly string[],
): MetRequirement[] {
  return ids
    .flatMap((id) => requirements.find((one) => one.id === id) ?? [])
    .map((requirement) => chooseWay(requirement, technologies))
    .filter(({ requirement, way }) => way !== null || requirement.beyond !== undefined)
    .slice(0, most);
}

/** What only describes or styles: it makes a part where nothing else does. */
const plain = new Set(['html', 'css', 'json', 'git']);

function chooseWay(requirement: Requirement, technologies: readonly string[]): MetRequirement {
  const inOrder = technologies.toSorted((one, other) => Number(plain.has(one)) - Number(plain.has(other)));
  for (const technology of inOrder) {
    const way = requirement.ways.find((one) => one.in.includes(technology));
    if (way) return { requirement, way: { ...way, topics: putOwnFirst(way.topics, inOrder) }, technology };
  }
  return { requirement, way: null, technology: '' };
}

/** A way of several technologies names the topics of each. */
function putOwnFirst(topics: readonly string[], technologies: readonly string[]): string[] {
  const place = (key: string) => {
    const at = technologies.indexOf(splitKey(key).technology);
    return at < 0 ? technologies.length : at;
  };
  return topics.toSorted((one, other) => place(one) - place(other));
}

/** A plan with more of them would not get to the end of the goal. Our own choice. */
const mostParts = 5;

/** The keys of those that are steps of a plan: all that we know how to make and no step of the goal makes. */
export function listPartKeys(
  { steps }: Pick<CompiledGoal, 'steps'>,
  met: readonly MetRequirement[],
): string[] {
  const made = new Set(steps.flatMap(({ makes = [] }) => makes));
  return met
    .filter(({ requirement }) => !made.has(requirement.id))
    .flatMap(({ requirement, technology }) => makePart(requirement, technology)?.key ?? [])
    .slice(0, mostParts);
}
