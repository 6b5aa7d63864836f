import type { Roadmap } from '#content/roadmap.ts';

import { isFolded } from '../chapters/folds.ts';

/**
 * Hides what is not among these slugs, and opens the chapters of what is; null shows everything. It changes the
 * elements and not what React renders, which would take too long on a phone. With one topic at a time, the last one of a chapter shows its project too.
 */
export function showTopics({ chapters }: Roadmap, slugs: ReadonlySet<string> | null, isOne: boolean): void {
  for (const [at, { topics }] of chapters.entries()) {
    const shown = topics.filter(({ slug }) => slugs?.has(slug) ?? true);
    for (const topic of topics) hide(topic.slug, !shown.includes(topic));
    const isEnd = isOne && shown.length > 0 && shown.at(-1) === topics.at(-1);
    hide(`project-${at + 1}`, slugs !== null && !isEnd);
    hide(`chapter-${at + 1}`, shown.length === 0);
    const details = document.querySelector<HTMLDetailsElement>(`#chapter-${at + 1} > details`);
    if (details && slugs && shown.length > 0) details.open = true;
  }
}

/** Folds the chapters again that showing some topics has opened. */
export function restoreFolds({ slug, chapters }: Roadmap): void {
  for (const at of chapters.keys()) {
    const details = document.querySelector<HTMLDetailsElement>(`#chapter-${at + 1} > details`);
    if (details) details.open = !isFolded(slug, at + 1);
  }
}

function hide(id: string, isHidden: boolean): void {
  const element = document.getElementById(id);
  if (element && element.hidden !== isHidden) element.hidden = isHidden;
}
