import './sidebar.css';
import { List, X, Check, Minus, Star } from 'lucide-react';
import { memo } from 'react';

import type { Roadmap } from '#content/roadmap.ts';
import type { TopicState } from '#journal/fold/state.ts';

import { useRecord } from '../../record/use-record.ts';
import { ProgressLine } from './progress-line.tsx';
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

type SidebarEntryProps = {
  readonly slug: string;
  readonly title: string;
  readonly state: TopicState | undefined;
  readonly isCurrent: boolean;
};

/** A topic in the sidebar, with its status as an icon and in words. */
const SidebarEntry = memo(function SidebarEntry(props: SidebarEntryProps) {
  const { slug, title, state, isCurrent } = props;
  const isSettled = state?.status === 'done' || state?.status === 'skipped';
  const words = [isSettled && state.status, state?.isStarred === true && 'starred'].filter(Boolean);
  return (
    <li>
      <a href={`#${slug}`} onClick={closeSheet} aria-current={isCurrent ? 'location' : undefined}>
        {title}
        {state?.status === 'done' && <Check className="sidebar-mark" aria-hidden />}
        {state?.status === 'skipped' && <Minus className="sidebar-mark" aria-hidden />}
        {state?.isStarred === true && <Star className="sidebar-mark" fill="currentcolor" aria-hidden />}
        {words.length > 0 && <span className="unseen"> ({words.join(', ')})</span>}
      </a>
    </li>
  );
});

/** Has no effect on a wide screen, where the sidebar is not a popover. */
function closeSheet(): void {
  document.getElementById('topics')?.hidePopover();
}
