import './refused.css';
import { useEffect, useState } from 'react';

import { countRefused } from '../../record/count-refused.ts';
import { recordStore } from '../../record/state.ts';

/** Says how many events the server refused, which stay on this device only. */
export function Refused() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = () => void countRefused().then(setCount, () => {});
    read();
    return recordStore.subscribe(read);
  }, []);
  if (count === 0) return null;
  return (
    <p className="record-refused">
      {count} {count === 1 ? 'entry is' : 'entries are'} only on this device and in the exported file, because
      your account did not accept {count === 1 ? 'it' : 'them'}.
    </p>
  );
}
