import './not-kept.css';
import { useState } from 'react';

import { tabItems } from '../../browser/browser-storage.ts';
import { useJournal } from '../journal.ts';

/** Says it where what is done here will not outlive the page, or is not all that was done. */
export function NotKept() {
  const { kind } = useJournal();
  if (kind === 'forbidden') return <Forbidden />;
  if (kind === 'unread') {
    return (
      <p className="not-kept" role="alert">
        Your saved work could not be read just now, so some of it is not shown. Reload the page.
      </p>
    );
  }
  if (kind !== 'full') return null;
  return (
    <p className="not-kept" role="alert" data-full>
      This device is out of space, so your latest changes may be lost when you leave. Free some space and come
      back to this page to save them.
    </p>
  );
}

const wasRead = 'not-kept-was-read';

/** Stays in sight until the learner has read it, and is not said again while the tab is open. */
function Forbidden() {
  const [isRead, setRead] = useState(tabItems.read(wasRead) !== null);
  if (isRead) return null;
  const close = () => {
    tabItems.keep(wasRead, 'yes');
    setRead(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="not-kept" data-full role="alert">
      <p>
        This browser does not let Waymark save anything. What you mark is lost when you close or reload the
        page.
      </p>
      <button type="button" className="button quiet" onClick={close}>
        I understand
      </button>
    </div>
  );
}
