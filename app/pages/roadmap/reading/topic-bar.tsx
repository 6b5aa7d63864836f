import './topic-bar.css';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';

import type { Roadmap } from '#content/roadmap.ts';

import { useStore } from '../../../browser/create-store.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { fullView } from '../view/view.ts';
import { viewStore } from '../view/view-store.ts';
import { goToTopic } from './go-to-topic.ts';
import { useNeighbors } from './use-neighbors.ts';

/** The way to the other topics: at the bottom of a phone, and of a wide screen with one topic at a time. */
export function TopicBar({ roadmap }: { readonly roadmap: Roadmap }) {
  const { place, total, previous, next } = useNeighbors(roadmap);
  const { isOne } = useStore(viewStore, fullView);
  const position = place > 0 ? `${place} of ${total}` : `${total}`;
  return (
    <nav className="topic-bar" data-wide={isOne} aria-label="Previous and next topic">
      <Step word="Previous" to={previous} shortcut="K" />
      <button type="button" className="topic-bar-place" popoverTarget="topics">
        <List aria-hidden /> Topics <span>{position}</span>
      </button>
      <p>Topic {position}</p>
      <Step word="Next" to={next} shortcut="J" />
    </nav>
  );
}

type StepProps = {
  readonly word: 'Previous' | 'Next';
  readonly to: string | undefined;
  readonly shortcut: string;
};

/** At the end it does nothing, but keeps the focus. */
function Step({ word, to, shortcut }: StepProps) {
  const isLive = useHydrated();
  return (
    <button
      type="button"
      className="topic-bar-step"
      disabled={!isLive}
      aria-disabled={to === undefined}
      aria-keyshortcuts={shortcut}
      onClick={() => to !== undefined && goToTopic(to)}
    >
      {word === 'Previous' && <ChevronLeft aria-hidden />}
      {word}
      <span className="unseen"> topic</span>
      {word === 'Next' && <ChevronRight aria-hidden />}
    </button>
  );
}
