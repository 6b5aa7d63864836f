import { splitKey } from '#content/topic-key.ts';
import type { Requirement } from '#content/requirements/requirement-schema.ts';

import type { Library } from '../../library.ts';

type Way = Requirement['ways'][number];

/** What a thing has to do, and how it is made with the first of these technologies that can; null where none of them can. */
export type MetRequirement = { readonly requirement: Requirement; readonly way: Way | null };

/** A message that asks for more things than these is a description, and the first are what matters most. */
const most = 7;

/** Of what a thing has to do, all that we know how to make, or know to be beyond us. */
export function listRequirements(
  { goalIndex: { requirements } }: Pick<Library, 'goalIndex'>,
  ids: readonly string[],
  technologies: readonly string[],
): MetRequirement[] {
  return ids
    .flatMap((id) => requirements.find(({ requirement }) => requirement.id === id)?.requirement ?? [])
    .map((requirement) => ({ requirement, way: chooseWay(requirement, technologies) }))
    .filter(({ requirement, way }) => way !== null || requirement.beyond !== undefined)
    .slice(0, most);
}

function chooseWay({ ways }: Requirement, technologies: readonly string[]): Way | null {
  const [way] = technologies.flatMap((slug) => ways.find((one) => one.in.includes(slug)) ?? []);
  return way ? { ...way, topics: putOwnFirst(way.topics, technologies) } : null;
}

/** A way of several technologies names the topics of each. */
function putOwnFirst(topics: readonly string[], technologies: readonly string[]): string[] {
  const place = (key: string) => {
    const at = technologies.indexOf(splitKey(key).technology);
    return at < 0 ? technologies.length : at;
  };
  return topics.toSorted((one, other) => place(one) - place(other));
}
