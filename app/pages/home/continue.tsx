import { makeKey, readStepKey } from '#content/topic-key.ts';
import { findNext, findPlace, measureProgress } from '#journal/fold/progress.ts';

import { useOutlines } from '../../record/outlines.ts';
import { describeProgress } from '../../record/describe-progress.ts';
import { useJournal } from '../../record/use-record.ts';
import { lazyPiece } from '../../ui/lazy.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const ContinueGoal = lazyPiece(async () => (await import('./continue-goal.tsx')).ContinueGoal);

type ContinueProps = {
  readonly names: Readonly<Record<string, string>>;
  /** Whether something else is more important. */
  readonly isQuiet?: boolean;
};

/** Leads a returning learner to the topic they worked on last. */
export function Continue({ names, isQuiet = false }: ContinueProps) {
  const { state } = useJournal();
  const place = findPlace(state);
  const name = names[place?.technology ?? ''];
  const outline = useOutlines(place !== null && name !== undefined)?.get(place?.technology ?? '');
  const step = place && readStepKey(makeKey(place));
  if (step) return <ContinueGoal key={step.goal} id={step.goal} />;
  if (place === null || name === undefined) return null;
  // Until the outline is loaded, the topic worked on last; then the next one if that is done.
  const next = outline && findNext(state, outline);
  if (next === null) return <Finished name={name} />;
  const topic = next ?? place.topic;
  const title = outline?.topics.find(({ slug }) => slug === topic)?.title;
  const progress = outline ? describeProgress(measureProgress(state, outline)) : null;
  return (
    <p className="continue">
      <PageLink to={`/language/${place.technology}#${topic}`} className={isQuiet ? 'button quiet' : 'button'}>
        Continue where you left off: {name}
      </PageLink>
      <span className="continue-facts">{[title, progress].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function Finished({ name }: { readonly name: string }) {
  return (
    <p className="continue">
      <PageLink to="/language" className="button">
        Choose your next roadmap
      </PageLink>
      <span className="continue-facts">You have finished {name}.</span>
    </p>
  );
}
