import './chapter.css';
import type { ChapterSection, Roadmap } from '#content/roadmap.ts';

import { countHours } from '#wording/counts.ts';
import { CodeText } from '../../ui/text/code-text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Topic } from './topic.tsx';

type ChapterProps = {
  readonly roadmap: Roadmap;
  readonly chapter: ChapterSection;
  readonly isClientRendered: boolean;
};

export function Chapter({ roadmap, chapter, isClientRendered }: ChapterProps) {
  const { title, minutes, topics, project } = chapter;
  return (
    <section className="chapter" aria-label={title}>
      <h2>
        {title} <span className="chapter-size">{countHours(minutes)}</span>
      </h2>
      {topics.map((topic) => (
        <Topic key={topic.key} roadmap={roadmap} topic={topic} isClientRendered={isClientRendered} />
      ))}
      <Project {...project} />
    </section>
  );
}

function Project({ title, brief }: ChapterSection['project']) {
  const isLive = useHydrated();
  return (
    <div className="project">
      <h3>Project: {title}</h3>
      <CodeText text={brief} isLive={isLive} />
    </div>
  );
}
