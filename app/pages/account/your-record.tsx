import { Download } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';

import { count } from '#wording/counts.ts';
import { useJournal } from '../../record/use-record.ts';
import { exportRecord, importRecord } from '../../record/transfer.ts';
import { readToday } from '../../../wording/dates.ts';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { lazyPiece } from '../../ui/lazy.tsx';
import { notify } from '../../ui/notify.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const RecordSoFar = lazyPiece(async () => (await import('./record-so-far.tsx')).RecordSoFar);

/** The learner's record, which can be exported and imported with or without an account. */
export function YourRecord() {
  const { state } = useJournal();
  const hydrated = useHydrated();
  const [error, setError] = useState('');
  const done = [...state.topics.values()].filter(({ status }) => status === 'done').length;
  const importFile = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? [];
    if (!file) return;
    const problem = await importRecord(await file.text());
    field.value = '';
    setError(problem ?? '');
    if (problem === null) await notify('success', 'The file was imported');
  };
  return (
    <section aria-labelledby="your-record">
      <h2 id="your-record">Your record</h2>
      <StorageNotice />
      <p>
        {count(done, 'topic')} done. You can export everything this device knows about your work as a file.
        When you import it on another device, it is added to what is there.
      </p>
      <p className="record-actions">
        <button type="button" className="button quiet" disabled={!hydrated} onClick={exportFile}>
          <Download aria-hidden /> Export
        </button>
        <label className="field">
          Import a file
          <input
            type="file"
            accept="application/json"
            disabled={!hydrated}
            onChange={(event) => void importFile(event)}
          />
        </label>
      </p>
      <p className="error" role="alert">
        {error}
      </p>
      {hydrated && <RecordSoFar />}
    </section>
  );
}

function exportFile(): void {
  saveFile(`waymark-${readToday()}.json`, 'application/json', exportRecord());
}
