import './transfer-record.css';
import { Download } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';

import { count } from '#wording/counts.ts';
import { useJournal } from '../../record/use-record.ts';
import { exportRecord, importRecord } from '../../record/transfer.ts';
import { readToday } from '../../../wording/dates.ts';
import { notify } from '../../ui/notify.ts';
import { saveFile } from '../../browser/save-file.ts';

/** The learner's record, which can be exported and imported with or without an account. */
export function TransferRecord() {
  const { state } = useJournal();
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
    <section className="margin-section" aria-labelledby="your-record">
      <h2 id="your-record">Your record</h2>
      <p>
        {count(done, 'topic')} done. Export everything this device knows about your work as a file. When you
        import it on another device, it is added to what is there.
      </p>
      <div className="record-actions">
        <button type="button" className="button quiet" onClick={exportFile}>
          <Download aria-hidden /> Export
        </button>
        <label className="field">
          <span>Import a file</span>
          <input type="file" accept="application/json" onChange={(event) => void importFile(event)} />
        </label>
        <p className="error" role="alert">
          {error}
        </p>
      </div>
    </section>
  );
}

function exportFile(): void {
  saveFile(`waymark-${readToday()}.json`, 'application/json', exportRecord());
}
