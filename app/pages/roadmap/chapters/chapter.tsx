import './chapter.css';
import { type MouseEvent, memo } from 'react';

import type { ChapterSection, Roadmap } from '#content/roadmap.ts';

import { Topic } from '../topic.tsx';
import { ChapterEnd } from './chapter-end.tsx';
import { ChapterProgress } from './chapter-progress.tsx';
import { isFolded, saveFolds } from './folds.ts';

type ChapterProps = {
  readonly roadmap: Roadmap;
  readonly chapter: ChapterSection;
  readonly isClientRendered: boolean;
};

/** Open in finished HTML. Which chapters a learner folded is applied before they are painted. */
export const Chapter = memo(function Chapter({ roadmap, chapter, isClientRendered }: ChapterProps) {
  const { title, topics } = chapter;
  const number = roadmap.chapters.indexOf(chapter) + 1;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    // The browser would do it after this, when it is too late to save it.
    event.preventDefault();
    details.open = !details.open;
    saveFolds(roadmap.slug);
  };
  return (
    <section id={`chapter-${number}`} className="chapter" aria-label={title}>
      <details open={!isClientRendered || !isFolded(roadmap.slug, number)}>
        <summary onClick={toggle}>
          <h2>{title}</h2>
          <ChapterProgress roadmap={roadmap} chapter={chapter} />
        </summary>
        {topics.map((topic) => (
          <Topic key={topic.key} roadmap={roadmap} topic={topic} isClientRendered={isClientRendered} />
        ))}
        <ChapterEnd roadmap={roadmap} number={number} />
      </details>
    </section>
  );
});
