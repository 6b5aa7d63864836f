import type { ChapterData } from '../../browser/page-types.ts';
import { CodeText } from '../../ui/text/code-text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Topic } from './topic.tsx';

type ChapterProps = ChapterData & { readonly technology: string; readonly isClientRendered: boolean };

export function Chapter({ technology, isClientRendered, title, minutes, topics, project }: ChapterProps) {
  return (
    <section className="chapter" aria-label={title}>
      <h2>
        {title} <span className="chapter-size">{formatHours(minutes)}</span>
      </h2>
      {topics.map((topic) => (
        <Topic key={topic.slug} technology={technology} isClientRendered={isClientRendered} {...topic} />
      ))}
      <Project {...project} />
    </section>
  );
}

function Project({ title, brief }: ChapterData['project']) {
  const isLive = useHydrated();
  return (
    <div className="project">
      <h3>Project: {title}</h3>
      <CodeText text={brief} isLive={isLive} />
    </div>
  );
}

function formatHours(minutes: number): string {
  const halves = Math.round(minutes / 30) / 2;
  return halves === 1 ? '1 hour' : `${halves} hours`;
}
