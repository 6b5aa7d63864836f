import './sidebar.css';
import { List } from 'lucide-react';

import type { RoadmapData } from '../page-types.ts';
import { useReading } from './use-reading.ts';

/**
 * Where the reader is in a roadmap. On a narrow screen it is a sheet: a popover, which opens before and without any
 * script, closes on Escape and gives the focus back.
 */
export function Sidebar({ roadmap }: { readonly roadmap: RoadmapData }) {
  const reading = useReading(roadmap);
  const current = (slug: string) => (slug === reading ? 'location' : undefined);
  return (
    <>
      <button type="button" className="button sheet-button" popoverTarget="topics">
        <List aria-hidden /> Topics
      </button>
      <nav id="topics" className="sidebar" popover="auto" aria-label={`${roadmap.name} topics`}>
        <p className="sidebar-name">{roadmap.heading}</p>
        <p className="sidebar-label">TOPICS</p>
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
