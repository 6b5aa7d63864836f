import { addressOf, goalsSlug, readProjectSlug, readStepKey, splitKey } from '#content/topic-key.ts';
import { capitalize, nameSlug } from '#wording/names.ts';

import type { InterestData } from '../../browser/page-types.ts';
import type { Outlines } from '../../record/outlines.ts';
import type { LibraryPlace } from './library-item.ts';

/** What names the places; both are null until they are loaded. */
export type PlaceNames = {
  readonly outlines: Outlines | null;
  readonly interests: readonly InterestData[] | null;
};

/** The place of a topic, a chapter's project or a step of a goal. Without names, it is named after its slug. */
export function locateKey(key: string, names: PlaceNames): LibraryPlace {
  const step = readStepKey(key);
  return step ? findStep(key, step, names) : findTopic(key, names);
}

function findTopic(key: string, { outlines }: PlaceNames): LibraryPlace {
  const { technology, topic } = splitKey(key);
  const outline = outlines?.get(technology);
  const number = readProjectSlug(topic);
  const titles = (number === null ? outline?.topics.map(({ title }) => title) : outline?.projects) ?? [];
  const found = number === null ? outline?.topics.findIndex(({ slug }) => slug === topic) : number - 1;
  const at = found !== undefined && found in titles ? found : -1;
  const title = titles[at] ?? nameSlug(topic);
  const isGone = outlines !== null && at < 0;
  const order = at < 0 ? Infinity : at;
  const group = { slug: technology, name: outline?.name ?? capitalize(technology) };
  return { key, title, href: isGone ? null : addressOf(key), group, order };
}

function findStep(
  key: string,
  step: { goal: string; step: number },
  { interests }: PlaceNames,
): LibraryPlace {
  const goal = interests?.flatMap(({ goals }) => goals).find(({ id }) => id === step.goal);
  return {
    key,
    title: `${goal?.title ?? nameSlug(step.goal)}, step ${step.step}`,
    href: addressOf(key),
    group: { slug: goalsSlug, name: 'Things to make' },
    order: 0,
  };
}
