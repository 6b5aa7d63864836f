import './sidebar.css';
import { List, X } from 'lucide-react';

import type { Roadmap } from '#content/roadmap.ts';

import { useRecord } from '../../record/use-record.ts';
import { ProgressLine } from './progress-line.tsx';
import { closeSheet, SidebarEntry } from './sidebar-entry.tsx';
import { useReading } from './use-reading.ts';
import { useTools } from './use-tools.ts';

/** The topics of a roadmap. On a narrow screen it is a popover, which works before and without any script. */
export function Sidebar({ roadmap }: { readonly roadmap: Roadmap }) {
  const reading = useReading(roadmap);
  const tools = useTools();
  const states = useRecord((state) => state.topics);
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
        <ProgressLine roadmap={roadmap} />
        <ol>
          <li>
            <a
              href="#videos"
              onClick={closeSheet}
              aria-current={reading === 'videos' ? 'location' : undefined}
            >
              Videos
            </a>
          </li>
        </ol>
        {roadmap.chapters.map(({ title, topics }) => (
          <div key={title}>
            <p className="sidebar-chapter" data-current={topics.some(({ slug }) => slug === reading)}>
              {title}
            </p>
            <ol aria-label={title}>
              {topics.map(({ key, slug, title: name }) => (
                <SidebarEntry
                  key={slug}
                  slug={slug}
                  title={name}
                  state={states.get(key)}
                  isCurrent={slug === reading}
                />
              ))}
            </ol>
          </div>
        ))}
        {tools && <tools.ResetProgress roadmap={roadmap} />}
      </nav>
    </>
  );
}
