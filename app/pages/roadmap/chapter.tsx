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
      <Project id={`project-${roadmap.chapters.indexOf(chapter) + 1}`} {...project} />
    </section>
  );
}

/** The search leads to its id. */
function Project({ id, title, brief }: ChapterSection['project'] & { readonly id: string }) {
  const isLive = useHydrated();
  return (
    <div id={id} className="project">
      <h3>Project: {title}</h3>
      <CodeText text={brief} isLive={isLive} />
    </div>
  );
}
