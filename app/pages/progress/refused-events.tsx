import './refused-events.css';
import { useEffect, useState } from 'react';

import { count, plural } from '#wording/counts.ts';
import { recordStore } from '../../record/state.ts';
import { openRecord } from '../../record/sync.ts';

/** Says how many events the server refused, which stay on this device only. */
export function RefusedEvents() {
  const [number, setNumber] = useState(0);
  useEffect(() => {
    const read = () => void countRefused().then(setNumber, () => {});
    read();
    return recordStore.subscribe(read);
  }, []);
  if (number === 0) return null;
  return (
    <p className="record-refused">
      {count(number, 'entry', 'entries')} {plural(number, 'is', 'are')} only on this device and in the
      exported file, because your account did not accept {plural(number, 'it', 'them')}.
    </p>
  );
}

async function countRefused(): Promise<number> {
  const database = await openRecord();
  return database ? database.count('refused') : 0;
}
