import { count, countHours } from '#wording/counts.ts';

import type { SiteContent } from '../site-content.ts';
import type { Shared } from './draw-picture.ts';

/** Every picture by its address: the product's, and one for each technology. */
export function listPictures({ cards, goals }: Pick<SiteContent, 'cards' | 'goals'>): Map<string, Shared> {
  const product: Shared = {
    title: 'Expertly Crafted Roadmaps',
    line: `${count(cards.length, 'technology', 'technologies')}, ${count(goals.length, 'thing')} to make, and plans that fit your days`,
    icon: null,
  };
  const technologies = cards.map(({ slug, name, topics, minutes, icon }): [string, Shared] => [
    findPicture(slug),
    { title: name, line: `${count(topics, 'topic')} in order, about ${countHours(minutes)}`, icon },
  ]);
  return new Map([[findPicture(null), product], ...technologies]);
}

/** The address of a technology's picture, or of the product's. */
export function findPicture(slug: string | null): string {
  return `/share/${slug ?? 'waymark'}.png`;
}
