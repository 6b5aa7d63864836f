import './history.css';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { formatWholeDate } from '../../../wording/dates.ts';
import { tellAll, useJournal } from '../../record/journal.ts';
import { useOutlines } from '../../record/outlines.ts';
import { type Entry, groupByDate, listHistory } from '#journal/fold/history.ts';
import { describeEntry } from './describe-entry.ts';

const page = 50;

/** All that a learner did, in words; each step can be taken back, and brought back. */
export function History() {
  const { kind, events } = useJournal();
  const [most, setMost] = useState(page);
  const [said, setSaid] = useState('');
  const entries = useMemo(() => listHistory(events), [events]);
  const list = useRef<HTMLDivElement>(null);
  const outlines = useOutlines(entries.length > 0);
  const turn = async ({ event, undos }: Entry, words: string) => {
    const turned = undos.length > 0 ? undos : [event.id];
    await tellAll(turned.map((id) => ({ kind: 'undo', event: id })));
    setSaid(`${undos.length > 0 ? 'Brought back' : 'Taken back'}: ${words}`);
  };
  const showMore = () => {
    flushSync(() => setMost(most + page));
    list.current?.querySelectorAll<HTMLElement>('li button')[most]?.focus();
  };
  return (
    <div className="record-history" ref={list}>
      <h3>What you did</h3>
      <output className="unseen">{said}</output>
      {kind !== 'loading' && entries.length === 0 && (
        <p>Nothing yet. What you mark on a roadmap is listed here, and can be taken back.</p>
      )}
      {groupByDate(entries.slice(0, most)).map(({ date, entries: those }) => (
        <div key={those[0]?.event.id}>
          <h4>{formatWholeDate(date)}</h4>
          <ol>
            {those.map((entry) => (
              <HistoryEntry
                key={entry.event.id}
                entry={entry}
                words={describeEntry(entry.event, outlines)}
                onTurn={turn}
              />
            ))}
          </ol>
        </div>
      ))}
      {entries.length > most && (
        <button type="button" className="button quiet" onClick={showMore}>
          Show more
        </button>
      )}
    </div>
  );
}

type HistoryEntryProps = {
  readonly entry: Entry;
  readonly words: string;
  readonly onTurn: (entry: Entry, words: string) => Promise<void>;
};

function HistoryEntry({ entry, words, onTurn }: HistoryEntryProps) {
  const isTakenBack = entry.undos.length > 0;
  return (
    <li>
      <time dateTime={entry.event.at}>{entry.event.at.slice(11, 16)}</time>
      <span>{isTakenBack ? <del>{words}</del> : words}</span>
      <button
        type="button"
        className="plain-button"
        aria-label={`${isTakenBack ? 'Redo' : 'Undo'}: ${words}`}
        onClick={() => void onTurn(entry, words)}
      >
        {isTakenBack ? 'Redo' : 'Undo'}
      </button>
    </li>
  );
}
