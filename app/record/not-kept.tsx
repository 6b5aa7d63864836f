import './not-kept.css';
import { useJournal } from './journal/journal.ts';

/** Says it where what is done here will not outlive the page, or is not all that was done. */
export function NotKept() {
  const { kind } = useJournal();
  if (kind === 'forbidden') {
    return (
      <p className="not-kept" role="alert">
        This browser keeps nothing: what you mark lasts until you leave.
      </p>
    );
  }
  if (kind === 'unread') {
    return (
      <p className="not-kept" role="alert">
        What this device keeps could not be read just now: not all that you did is shown. Load the page again.
      </p>
    );
  }
  if (kind !== 'full') return null;
  return (
    <p className="not-kept" role="alert" data-full>
      This device has no room left: what you did last may go when you leave. Make room and come back to this
      page, and it is kept.
    </p>
  );
}
