import pLimit from 'p-limit';

import { findReadyPath } from '#app/browser/find-ready-path.ts';
import type { Outline, PageOf } from '#app/browser/page-types.ts';
import { renderPage } from '#app/render.tsx';
import { type PackedGoals, unpackGoals } from '#content/shapes/pack-goals.ts';

import { writeDocument } from './document.ts';
import type { WrittenPageParts } from './written-page.ts';

/** Writes a finished page with all that comes before a topic or a goal; null if there is none of that key. */
export function openReadyPage(
  { head, assets, scripts }: WrittenPageParts,
  outlines: readonly Outline[],
  packed: PackedGoals,
): (wanted: string) => Promise<string | null> {
  const goals = unpackGoals(packed);
  // Pages read their data from one place, so they are rendered one after another.
  const inTurn = pLimit(1);
  return (wanted) =>
    inTurn(async () => {
      const goal = goals.find(({ id }) => wanted === `goals/${id}`) ?? null;
      const path = findReadyPath(wanted, { outlines, goal });
      if (!path) return null;
      const data: PageOf<'ready'> = { kind: 'ready', path };
      const markup = await renderPage(`/ready?for=${encodeURIComponent(wanted)}`, data);
      return writeDocument({ ...head, markup, data, scripts }, assets);
    });
}
