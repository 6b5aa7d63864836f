import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useJournal } from '../../record/use-record.ts';
import { OwnPages } from '../../shell/own-pages.tsx';
import { lazyPiece } from '../../ui/lazy.tsx';

const ProgressSoFar = lazyPiece(async () => (await import('./progress-so-far.tsx')).ProgressSoFar);

/** What a learner did, from the record in this browser, which needs no account. */
export function ProgressPage() {
  const { status } = useJournal();
  return (
    <>
      <StorageNotice />
      <div className="page progress-page" data-room>
        <OwnPages />
        <h1>Progress</h1>
        <p>What you did, by day and by roadmap. You can undo each step.</p>
        <noscript>
          <p>
            What you do is recorded in your browser, and that needs JavaScript. Without it, nothing is marked
            and there is nothing to show.
          </p>
        </noscript>
        {status !== 'loading' && <ProgressSoFar />}
      </div>
    </>
  );
}
