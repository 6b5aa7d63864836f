import { useJournal } from '../../record/use-record.ts';
import { DaysWorked } from './days-worked.tsx';
import { History } from './history.tsx';
import { Refused } from './refused.tsx';

/** Refused events, the days worked, and the history. */
export function RecordSoFar() {
  const { state } = useJournal();
  return (
    <>
      <Refused />
      {state.days.size > 0 && <DaysWorked days={state.days} />}
      <History />
    </>
  );
}
