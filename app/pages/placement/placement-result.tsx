import { Suspense, useEffect, useRef, useState } from 'react';

import { addressOf } from '#content/topic-key.ts';
import { findKnown, listDoubted, tickTopic } from '#planner/placement/find-known.ts';
import type { Placement, Said } from '#planner/placement/placement.ts';
import { count, plural } from '#wording/counts.ts';
import { describeEventsOf, describeUndone } from '#wording/event.ts';
import { joinWords } from '#wording/lists.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { listTopics } from '../../browser/roadmaps.ts';
import type { UndoOffer } from '../../record/undo-offer.ts';
import { useRecord } from '../../record/use-record.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { KnownTopics } from './known-topics.tsx';
import { PlacementWays } from './placement-ways.tsx';

type ResultProps = {
  readonly roadmap: PageOf<'roadmap'>;
  readonly placement: Placement;
  readonly said: Said;
  readonly onAgain: () => void;
};

const UndoBar = lazyComponent(
  async () => (await import('../../record/controls/undo-bar.tsx')).UndoBar,
  () => null,
);

/** What can be left out. The learner may untick any of it; nothing is recorded before a button is used. */
export function PlacementResult({ roadmap, placement, said, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [known] = useState(() => findKnown(placement, said));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(known));
  const isMarked = useRecord(
    ({ topics }) => ticked.size > 0 && [...ticked].every((key) => topics.get(key)?.status === 'done'),
  );
  useEffect(() => heading.current?.focus(), []);
  const topics = listTopics(roadmap);
  const first = topics.find(({ key }) => !ticked.has(key) && !said.done.has(key) && !said.answers.get(key));
  const doubted = topics.filter(({ key }) => listDoubted(placement, said).includes(key));
  const tick = (key: string, isTicked: boolean) => setTicked(tickTopic(placement, ticked, { key, isTicked }));
  return (
    <section className="placement-result" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {nameResult(known.length, first?.title)}
      </h2>
      {known.length > 0 ? (
        <>
          <p>
            This is an estimate from {count(said.answers.size, 'answer')}. Untick what you want to learn
            anyway.
          </p>
          <KnownTopics roadmap={roadmap} known={known} ticked={ticked} onTick={isMarked ? null : tick} />
        </>
      ) : (
        <p>Your answers show nothing that you could leave out, so begin where the roadmap begins.</p>
      )}
      {doubted.length > 0 && (
        <p className="placement-doubted">
          You also knew {joinWords(doubted.map(({ title }) => title))}. What comes before{' '}
          {plural(doubted.length, 'it', 'them')} is in doubt, so {plural(doubted.length, 'it is', 'they are')}{' '}
          not in the list.
        </p>
      )}
      {first && known.length > 0 && (
        <p>
          Then go on with <PageLink to={addressOf(first.key)}>{first.title}</PageLink>.
        </p>
      )}
      <PlacementWays roadmap={roadmap} ticked={ticked} isMarked={isMarked} />
      <p className="placement-more">
        <button type="button" className="tool" onClick={onAgain}>
          Answer questions again
        </button>
      </p>
      <Suspense>
        <UndoBar describe={(change) => describeMarked(change, roadmap.slug)} />
      </Suspense>
    </section>
  );
}

function nameResult(known: number, first: string | undefined): string {
  if (known > 0) return `You can probably leave out ${count(known, 'topic')}`;
  return first === undefined ? 'You have finished this roadmap' : `Start with ${first}`;
}

/** "14 topics: done". Null for a change of another page. */
function describeMarked({ events, undos }: UndoOffer, technology: string): string | null {
  const event = events.at(-1);
  if (event?.kind !== 'topic-done' || event.technology !== technology) return null;
  const words = describeEventsOf(events.length, event);
  return undos.length > 0 ? describeUndone(words) : words;
}
