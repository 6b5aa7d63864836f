import { useEffect, useRef, useState } from 'react';

import type { JournalEvent } from '#journal/event/event.ts';
import { removeForbidden } from '#journal/event/guards.ts';
import { journalLimits } from '#journal/event/limits.ts';

import { offerUndo } from '../../../record/undo-offer.ts';
import { recordEvents } from '../../../record/record-events.ts';
import { forgetNoteDraft, saveNoteDraft, readNoteDraft } from './note-draft.ts';

/** Milliseconds without typing before a note is saved. */
const pause = 1500;

/** The text saved last, the events that can be undone, and whether they are on disk. */
type Saved = { text: string; readonly events: JournalEvent[]; isSafe: Promise<boolean> };
type About = { readonly technology: string; readonly topic: string };

/** A note is a draft at first. It is saved after a pause and on `leave`, which offers to undo everything since. */
export function useNote({ technology, topic }: About, note: string) {
  const key = `${technology}/${topic}`;
  const [text, setText] = useState(() => readNoteDraft(key) ?? note);
  const [isSaved, setSaved] = useState(false);
  const saved = useRef<Saved>({ text: note, events: [], isSafe: Promise.resolve(true) });

  const save = async (written: string) => {
    const clean = written.trim() === '' ? '' : removeForbidden(written, journalLimits.note);
    if (clean !== saved.current.text) {
      saved.current.text = clean;
      const appended = recordEvents([{ kind: 'note-written', technology, topic, text: clean }]);
      saved.current.isSafe = appended.then(({ isStored }) => isStored);
      saved.current.events.push(...(await appended).events);
    }
    // Text that is not on disk is still a draft.
    if (!(await saved.current.isSafe)) return;
    if (readNoteDraft(key) === written) forgetNoteDraft(key);
    setSaved(true);
  };
  const leave = async (written: string) => {
    if (readNoteDraft(key) !== null) await save(written);
    const events = saved.current.events.splice(0);
    if (events.length > 0) offerUndo(events);
  };
  const type = (written: string) => {
    saveNoteDraft(key, written);
    setText(written);
    setSaved(false);
  };

  useEffect(() => {
    if (readNoteDraft(key) === null) return undefined;
    const timer = setTimeout(() => void save(text), pause);
    return () => clearTimeout(timer);
  });
  // Saves the last letters too when the page is closed or sent to the background.
  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'hidden' && readNoteDraft(key) !== null) void save(text);
    };
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  });
  return { text, isSaved, type, leave: () => leave(text) };
}
