import './home-today.css';
import { Suspense } from 'react';
import { Link } from 'react-router';

import { useReviewQueue } from '../../../record/reviews/use-review-queue.ts';
import { useJournal } from '../../../record/use-record.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { Continue } from '../continue.tsx';
import { NextTopics } from './next-topics.tsx';
import { PlanLinks } from './plan-links.tsx';
import { ReviewsDue } from './reviews-due.tsx';
import { LastWeek } from './last-week.tsx';

const PlansOnHome = lazyComponent(
  async () => (await import('../../plan/on-home/plans-on-home.tsx')).PlansOnHome,
  PlanLinks,
);

type TodayProps = { readonly names: Readonly<Record<string, string>> };

/** All that a learner has for today. It appears at once, so that nothing in it moves. */
export function HomeToday({ names }: TodayProps) {
  const queue = useReviewQueue();
  const { state } = useJournal();
  const plans = [...state.plans.values()].toReversed();
  if (!queue) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <div className="today-parts">
        <div>
          {plans.length > 0 && <PlansOnHome plans={plans} />}
          <Continue names={names} isQuiet={plans.length > 0} />
          {plans.length === 0 && (
            <p className="home-facts">
              <Link to="/plan">Make a plan</Link> to see here what each day has for you.
            </p>
          )}
          {plans.length === 0 && <NextTopics />}
        </div>
        <div>
          <ReviewsDue queue={queue} />
          <LastWeek />
        </div>
      </div>
    </Suspense>
  );
}

function Waiting() {
  return <output className="home-facts">One moment...</output>;
}
