import './storage-notice.css';
import { useState } from 'react';

import { tabItems } from '../../browser/browser-storage.ts';
import { useJournal } from '../use-record.ts';

export function StorageNotice() {
  const { status } = useJournal();
  if (status === 'blocked') return <Blocked />;
  if (status === 'unreadable') {
    return (
      <p className="storage-notice" role="alert">
        Your saved work could not be read just now, so some of it is not shown. Reload the page.
      </p>
    );
  }
  if (status !== 'full') return null;
  return (
    <p className="storage-notice" role="alert" data-full>
      This device is out of space, so your latest changes may be lost when you leave. Free some space and come
      back to this page to save them.
    </p>
  );
}

const dismissedKey = 'not-kept-was-read';

function Blocked() {
  const [isDismissed, setDismissed] = useState(tabItems.read(dismissedKey) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    tabItems.write(dismissedKey, 'yes');
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="storage-notice" data-full role="alert">
      <p>
        This browser does not let Waymark save anything. What you mark is lost when you close or reload the
        page.
      </p>
      <button type="button" className="button quiet" onClick={dismiss}>
        I understand
      </button>
    </div>
  );
}
