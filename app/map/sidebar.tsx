import './sidebar.css';
import { Check, List, X } from 'lucide-react';

import type { RoadmapData } from '../page-types.ts';
import { useJournal } from '../record/journal/journal.ts';
import { ProgressLine } from './progress-line.tsx';
import { useReading } from './use-reading.ts';

/**
 * Where the reader is in a roadmap. On a narrow screen it is a sheet: a popover, which opens before and without any
 * script, closes on Escape and gives the focus back.
 */
export function Sidebar({ roadmap }: { readonly roadmap: RoadmapData }) {
  const reading = useReading(roadmap);
  const { state } = useJournal();
  const isDone = (slug: string) => state.topics.get(`${roadmap.slug}/${slug}`)?.status === 'done';
  const current = (slug: string) => (slug === reading ? 'location' : undefined);
  return (
    <>
      <button type="button" className="button sheet-button" popoverTarget="topics">
        <List aria-hidden /> Topics
      </button>
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
        <ProgressLine
          technology={roadmap.slug}
          topics={roadmap.chapters.flatMap(({ topics }) => topics.map(({ slug }) => slug))}
        />
        <ol>
          <li>
            <a href="#videos" onClick={closeSheet} aria-current={current('videos')}>
              Videos
            </a>
          </li>
        </ol>
        {roadmap.chapters.map(({ title, topics }) => (
          <div key={title}>
            <p className="sidebar-chapter">{title}</p>
            <ol aria-label={title}>
              {topics.map(({ slug, topic }) => (
                <li key={slug}>
                  <a href={`#${slug}`} onClick={closeSheet} aria-current={current(slug)}>
                    {topic}
                    {isDone(slug) && (
                      <>
                        <Check className="sidebar-done" aria-hidden />
                        <span className="unseen"> (done)</span>
                      </>
                    )}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </nav>
    </>
  );
}

/** On a wide screen the sidebar is no sheet, and closing it does nothing. */
function closeSheet(): void {
  document.getElementById('topics')?.hidePopover();
}
