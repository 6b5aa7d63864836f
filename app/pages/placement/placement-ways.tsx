import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';

import { splitKey } from '#content/topic-key.ts';
import { count, plural } from '#wording/counts.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { recordEvents } from '../../record/record-events.ts';
import { offerUndo } from '../../record/undo-offer.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { forgetAnswers } from './saved-answers.ts';

type WaysProps = {
  readonly roadmap: PageOf<'roadmap'>;
  readonly ticked: ReadonlySet<string>;
  readonly isMarked: boolean;
};

/** What to do with the result. */
export function PlacementWays({ roadmap: { slug, name }, ticked, isMarked }: WaysProps) {
  const navigate = useNavigate();
  const place = useFocusAfterMark(isMarked);
  const plan = `/plan?technology=${slug}`;
  const mark = async () => {
    const bodies = [...ticked].map((key) => Object.assign({ kind: 'topic-done' as const }, splitKey(key)));
    offerUndo((await recordEvents(bodies)).events);
    forgetAnswers(slug);
  };
  const markAndPlan = () => mark().then(() => navigate(plan));
  if (ticked.size === 0 || isMarked)
    return (
      <p ref={place} className="placement-ways">
        <Link to={plan} className="button">
          Make a plan for {isMarked ? 'the rest' : name}
        </Link>
        <PageLink to={`/language/${slug}`} className="button quiet">
          Open the roadmap
        </PageLink>
      </p>
    );
  return (
    <p className="placement-ways">
      <button type="button" className="button" onClick={() => void mark()}>
        Mark {count(ticked.size, 'topic')} as done
      </button>
      <button type="button" className="button quiet" onClick={() => void markAndPlan()}>
        Mark {plural(ticked.size, 'it', 'them')} and make a plan
      </button>
    </p>
  );
}

/** The button that marks topics is gone afterwards, so its focus moves to the next one. */
function useFocusAfterMark(isMarked: boolean) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isMarked && document.activeElement === document.body) place.current?.querySelector('a')?.focus();
  }, [isMarked]);
  return place;
}
