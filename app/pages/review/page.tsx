import './review.css';
import { Suspense } from 'react';

import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useJournal } from '../../record/use-record.ts';
import { lazyComponent, lazyPiece } from '../../ui/lazy.tsx';

const ReviewToday = lazyComponent(async () => (await import('./review-today.tsx')).ReviewToday, Unloaded);

const RecordUndo = lazyPiece(async () => (await import('../../record/controls/record-undo.tsx')).RecordUndo);

/** The self-checks of learned topics, when they are due again. */
export function ReviewPage() {
  const { status } = useJournal();
  return (
    <div className="page review">
      <StorageNotice />
      <h1>Review</h1>
      <p className="lead">Questions on what you have learned, asked again before you forget it.</p>
      <div className="review-place">
        {status === 'loading' ? (
          <Waiting />
        ) : (
          <Suspense fallback={<Waiting />}>
            <ReviewToday />
          </Suspense>
        )}
        <noscript>
          <p>
            Your questions are chosen in your browser, and that needs JavaScript. Without it, you find the
            same questions under each topic of a roadmap.
          </p>
        </noscript>
      </div>
      <section className="review-how" aria-labelledby="review-how">
        <h2 id="review-how">How reviews work</h2>
        <ul>
          <li>A topic that you mark as done comes back after two days with its self-check.</li>
          <li>Each time you know the answer, it stays away longer: days, then weeks, then months.</li>
          <li>
            “Not yet” brings it back the next day. This also works for a topic that you have not finished.
          </li>
          <li>
            A day has ten questions at most, about five minutes. The others wait until there is room for them.
          </li>
        </ul>
      </section>
      {status !== 'loading' && <RecordUndo />}
    </div>
  );
}

function Waiting() {
  return <output className="review-facts">One moment...</output>;
}

function Unloaded() {
  return <p role="alert">Your reviews could not be loaded. Reload the page when you are online.</p>;
}
