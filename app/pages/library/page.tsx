import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useJournal } from '../../record/use-record.ts';
import { OwnPages } from '../../shell/own-pages.tsx';
import { lazyPiece } from '../../ui/lazy.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { hasLibraryItems } from './has-library-items.ts';

const LibraryShelves = lazyPiece(async () => (await import('./library-shelves.tsx')).LibraryShelves);
const RecordUndo = lazyPiece(async () => (await import('../../record/controls/record-undo.tsx')).RecordUndo);

/** What a learner kept, from the record in this browser. */
export function LibraryPage() {
  const { status, state } = useJournal();
  const isFilled = hasLibraryItems(state);
  return (
    <>
      <StorageNotice />
      <div className="page library" data-room>
        <OwnPages />
        <h1>Library</h1>
        <p>What you kept while you learned, in one place.</p>
        {isFilled ? <LibraryShelves /> : <EmptyLibrary isLoading={status === 'loading'} />}
      </div>
      {isFilled && <RecordUndo />}
    </>
  );
}
