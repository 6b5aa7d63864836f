import { formatWholeDate } from '#wording/dates.ts';

import { lazyPiece } from '../../ui/lazy.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useToday } from '../../ui/use-today.ts';
import { LoginMergeNotice } from './login-merge-notice.tsx';

const HomeToday = lazyPiece(async () => (await import('./today/home-today.tsx')).HomeToday);

type ForLearnerProps = {
  readonly names: Readonly<Record<string, string>>;
  /** Whether there is a record to show. */
  readonly isKnown: boolean;
};

/** The first part of the page for learners who have a record. Others do not see it. */
export function ForLearner({ names, isKnown }: ForLearnerProps) {
  const isHydrated = useHydrated();
  const date = formatWholeDate(useToday()).replace(/ \d{4}$/, '');
  return (
    <section className="for-returning home-today" data-room aria-labelledby="today">
      <h2 id="today">Today</h2>
      <p className="home-date">{isHydrated && date}</p>
      <LoginMergeNotice />
      {isKnown && <HomeToday names={names} />}
    </section>
  );
}
