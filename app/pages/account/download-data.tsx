import { Download } from 'lucide-react';

import type { ExportAnswer } from '#contract/accounts.ts';
import { readToday } from '#wording/dates.ts';

import { saveFile } from '../../browser/save-file.ts';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';

export function DownloadData() {
  return (
    <section className="margin-section" aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p>
        Download everything the server stores about you as one file: your account, sessions, questions and
        record. You can import it like an exported record.
      </p>
      <p>
        <button type="button" className="button quiet" onClick={() => void download()}>
          <Download aria-hidden /> Download
        </button>
      </p>
    </section>
  );
}

async function download(): Promise<void> {
  const answer = await callSafely<ExportAnswer>('GET', '/api/me/export');
  await notifyAnswer(answer);
  if (!answer.ok) return;
  const { success: _, message: __, ...stored } = answer.body;
  saveFile(`waymark-account-${readToday()}.json`, 'application/json', JSON.stringify(stored, null, 2));
}
