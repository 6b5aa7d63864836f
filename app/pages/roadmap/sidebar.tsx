import './sidebar.css';
import { X, Check, Minus, Star } from 'lucide-react';
import { memo } from 'react';

import type { ChapterSection, Roadmap } from '#content/roadmap.ts';
import { measureProgress } from '#journal/fold/progress.ts';

import { useRecord, useTopic } from '../../record/use-record.ts';
import { ProgressLine } from './progress-line.tsx';
import { useIsReading, useReadingWatch } from './reading/use-reading.ts';
import { useTools } from './use-tools.ts';

/** The topics of a roadmap. On a narrow screen it is a popover, which works before and without any script. */
export function Sidebar({ roadmap }: { readonly roadmap: Roadmap }) {
  useReadingWatch(roadmap);
  const tools = useTools();
  return (
    <nav id="topics" className="sidebar" popover="auto" aria-label={`${roadmap.name} topics`}>
      <button
        type="button"
        className="icon-button sheet-close"
        popoverTarget="topics"
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <X aria-hidden />
      </button>
      <p className="sidebar-name">{roadmap.heading}</p>
      <p className="sidebar-label">TOPICS</p>
      <ProgressLine roadmap={roadmap} />
      <ol>
        <SidebarEntry slug="videos" title="Videos" topic={null} />
      </ol>
      {roadmap.chapters.map((chapter) => (
        <SidebarChapter key={chapter.title} technology={roadmap.slug} chapter={chapter} />
      ))}
      {tools && <tools.ResetProgress roadmap={roadmap} />}
    </nav>
  );
}

type SidebarChapterProps = { readonly technology: string; readonly chapter: ChapterSection };

const SidebarChapter = memo(function SidebarChapter({ technology, chapter }: SidebarChapterProps) {
  const { title, topics } = chapter;
  return (
    <div>
      <ChapterLine technology={technology} chapter={chapter} />
      <ol aria-label={title}>
        {topics.map(({ key, slug, title: name }) => (
          <SidebarEntry key={slug} slug={slug} title={name} topic={key} />
        ))}
      </ol>
    </div>
  );
});

/** The title, and "3/8" once something is done. */
function ChapterLine({ technology, chapter: { title, topics } }: SidebarChapterProps) {
  const isCurrent = useIsReading(topics);
  const words = useRecord((state) => {
    const { done, total } = measureProgress(state, { slug: technology, topics });
    return done > 0 ? `${done}/${total}` : null;
  });
  return (
    <p className="sidebar-chapter" data-current={isCurrent}>
      {title}
      {words && (
        <span className="sidebar-count">
          {words}
          <span className="unseen"> done</span>
        </span>
      )}
    </p>
  );
}

type SidebarEntryProps = {
  readonly slug: string;
  readonly title: string;
  /** Its key; the videos have none. */
  readonly topic: string | null;
};

/** A topic in the sidebar, with its status as an icon and in words. Only what changes is rendered again. */
const SidebarEntry = memo(function SidebarEntry({ slug, title, topic }: SidebarEntryProps) {
  const state = useTopic(topic);
  const isCurrent = useIsReading(slug);
  const isSettled = state?.status === 'done' || state?.status === 'skipped';
  const words = [isSettled && state.status, state?.isStarred === true && 'starred'].filter(Boolean);
  return (
    <li>
      <a href={`#${slug}`} aria-current={isCurrent ? 'location' : undefined}>
        {title}
        {state?.status === 'done' && <Check className="sidebar-mark" aria-hidden />}
        {state?.status === 'skipped' && <Minus className="sidebar-mark" aria-hidden />}
        {state?.isStarred === true && <Star className="sidebar-mark" fill="currentcolor" aria-hidden />}
        {words.length > 0 && <span className="unseen"> ({words.join(', ')})</span>}
      </a>
    </li>
  );
});
