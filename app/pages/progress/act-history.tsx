import './act-history.css';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { count } from '#wording/counts.ts';
import { describeRedone, describeUndone } from '#wording/event.ts';
import { formatWholeDate } from '../../../wording/dates.ts';
import { recordEvents } from '../../record/record-events.ts';
import { useJournal } from '../../record/use-record.ts';
import { useOutlines } from '../../record/outlines.ts';
import { type Entry, groupByDate, listActs } from '#journal/fold/list-acts.ts';
import { describeEntry } from '../../record/acts/describe-entry.ts';

const page = 50;

/** Everything that a learner did. Each step can be undone and redone. */
export function ActHistory() {
  const { events } = useJournal();
  const [limit, setLimit] = useState(page);
  const [message, setMessage] = useState('');
  const entries = useMemo(() => listActs(events), [events]);
  const list = useRef<HTMLDivElement>(null);
  const outlines = useOutlines(entries.length > 0);
  const toggle = async ({ event, undos }: Entry, words: string) => {
    const toggled = undos.length > 0 ? undos : [event.id];
    await recordEvents(toggled.map((id) => ({ kind: 'undo', event: id })));
    setMessage(undos.length > 0 ? describeRedone(words) : describeUndone(words));
  };
  const showMore = () => {
    flushSync(() => setLimit(limit + page));
    list.current?.querySelectorAll<HTMLElement>('li button')[limit]?.focus();
  };
  return (
    <section className="margin-section record-history" aria-labelledby="acts">
      <h2 id="acts">What you did</h2>
      <p>{count(entries.length, 'step')}, the latest first.</p>
      <div ref={list}>
        <output className="unseen">{message}</output>
        {groupByDate(entries.slice(0, limit)).map(({ date, entries: those }) => (
          <div key={those[0]?.event.id}>
            <h3>{formatWholeDate(date)}</h3>
            <ol>
              {those.map((entry) => (
                <HistoryEntry
                  key={entry.event.id}
                  entry={entry}
                  words={describeEntry(entry.event, outlines)}
                  onToggle={toggle}
                />
              ))}
            </ol>
          </div>
        ))}
        {entries.length > limit && (
          <button type="button" className="button quiet" onClick={showMore}>
            Show more
          </button>
        )}
      </div>
    </section>
  );
}

type HistoryEntryProps = {
  readonly entry: Entry;
  readonly words: string;
  readonly onToggle: (entry: Entry, words: string) => Promise<void>;
};

function HistoryEntry({ entry, words, onToggle }: HistoryEntryProps) {
  const isTakenBack = entry.undos.length > 0;
  return (
    <li>
      <time dateTime={entry.event.at}>{entry.event.at.slice(11, 16)}</time>
      <span>{isTakenBack ? <del>{words}</del> : words}</span>
      <button
        type="button"
        className="text-button"
        aria-label={`${isTakenBack ? 'Redo' : 'Undo'}: ${words}`}
        onClick={() => void onToggle(entry, words)}
      >
        {isTakenBack ? 'Redo' : 'Undo'}
      </button>
    </li>
  );
}
