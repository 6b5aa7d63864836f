import './export-plan.css';
import { CalendarDays, FileText, Printer } from 'lucide-react';
import { useRef, useState } from 'react';

import { Field } from '../../../ui/field.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { readText } from '../../../ui/read-text.ts';
import { makeFileName } from './make-file-name.ts';
import { Subscribe } from './subscribe.tsx';

/** Exports the plan as a calendar, as text or on paper. The code that writes them loads on click. */
export function ExportPlan({ tracked }: { readonly tracked: TrackedPlan }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const { title } = tracked.saved;
  const load = async <Writing,>(loading: Promise<Writing>) => {
    const writing = await loading.catch(() => null);
    setError(writing ? '' : 'The file could not be written. Try again when you are online.');
    return writing;
  };
  const saveCalendar = async () => {
    const writing = await load(import('./write-calendar.ts'));
    const time = { clock: readClock(form.current), site: location.origin };
    if (writing)
      saveFile(`${makeFileName(title)}.ics`, 'text/calendar', writing.writePlanCalendar(tracked, time));
  };
  const saveMarkdown = async () => {
    const writing = await load(import('./write-markdown.ts'));
    if (writing)
      saveFile(`${makeFileName(title)}.md`, 'text/markdown', writing.writeMarkdown(tracked, location.origin));
  };
  return (
    <section className="plan-take" aria-labelledby="take-away">
      <h2 id="take-away">Take it with you</h2>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void saveCalendar();
        }}
      >
        <Field label="Sessions start at" name="clock" type="time" defaultValue="18:00" required />
        <button type="submit" className="button quiet">
          <CalendarDays aria-hidden /> Calendar file
        </button>
      </form>
      <p className="plan-actions">
        <button type="button" className="button quiet" onClick={() => void saveMarkdown()}>
          <FileText aria-hidden /> Markdown
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          <Printer aria-hidden /> Print
        </button>
      </p>
      <p className="error" role="alert">
        {error}
      </p>
      <Subscribe readClock={() => readClock(form.current)} />
    </section>
  );
}

function readClock(form: HTMLFormElement | null): string {
  return (form && readText(new FormData(form), 'clock')) || '18:00';
}
