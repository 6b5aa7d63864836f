import { useJournal } from '../../record/use-record.ts';
import { DaysWorked } from './days-worked.tsx';
import { AccountHistory } from './account-history.tsx';
import { RefusedEvents } from './refused-events.tsx';

/** Refused events, the days worked, and the history. */
export function RecordSoFar() {
  const { state } = useJournal();
  return (
    <>
      <RefusedEvents />
      {state.days.size > 0 && <DaysWorked days={state.days} />}
      <AccountHistory />
    </>
  );
}
