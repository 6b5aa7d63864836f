import '../../ui/margin-section.css';
import './progress-so-far.css';
import { Link } from 'react-router';

import { useJournal } from '../../record/use-record.ts';
import { ActHistory } from './act-history.tsx';
import { DaysWorked } from './days-worked.tsx';
import { RefusedEvents } from './refused-events.tsx';
import { TrailLine } from '../../ui/trail/trail-line.tsx';
import { Trails } from './trails.tsx';
import { TransferRecord } from './transfer-record.tsx';

/** Everything that is known once the record is read. */
export function ProgressSoFar() {
  const { state, events } = useJournal();
  return (
    <>
      <RefusedEvents />
      {events.length === 0 && <Nothing />}
      {state.days.size > 0 && <DaysWorked days={state.days} />}
      <Trails state={state} />
      <TransferRecord />
      {events.length > 0 && <ActHistory />}
    </>
  );
}

/** The learner is at the first post. */
function Nothing() {
  return (
    <div className="progress-nothing">
      <TrailLine share={0} posts={[0, 1]} />
      <p>
        Nothing is here yet. Mark a topic of a roadmap as done, and your days, your roadmaps and everything
        you did are shown on this page.
      </p>
      <p>
        <Link to="/language" className="button">
          Choose a roadmap
        </Link>
      </p>
    </div>
  );
}
