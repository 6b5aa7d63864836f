import './preview.css';
import { type RefObject } from 'react';

import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';

import type { PageOf } from '../../../../browser/page-types.ts';
import type { FitMessage } from './describe-fit.ts';
import type { PlanPreview } from './make-preview.ts';
import { PreviewDays } from './preview-days.tsx';
import { usePreview } from './use-preview.ts';

const wanted: Readonly<Record<string, string>> = {
  technology: 'what you want to learn',
  days: 'how many days you have',
  minutes: 'how many minutes a day has',
  free: 'on which days you have time',
  starts: 'when you start',
  age: 'how old you are',
};

/** What the sentence above would give: what fits, when it ends, and what each day is for. */
export function Preview({ page }: { readonly page: PageOf<'plan'> }) {
  const { place, found, missing } = usePreview(page);
  const open = missing.flatMap((field) => wanted[field] ?? []);
  return (
    <section className="plan-preview" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <div ref={place} className="plan-fit">
        <output>{found?.fit.words}</output>
        {!found && open.length > 0 && (
          <p className="plan-facts">Say {joinWords(open)}. Then you see here what fits and when it ends.</p>
        )}
        {found && <UseDays fit={found.fit} place={place} />}
      </div>
      {found && <PreviewFacts preview={found.preview} />}
      {found && <PreviewDays days={found.preview.days} />}
    </section>
  );
}

type UseDaysProps = { readonly fit: FitMessage; readonly place: RefObject<HTMLElement | null> };

/** Offers a number of days that works. */
function UseDays({ fit: { days }, place }: UseDaysProps) {
  if (days === null) return null;
  return (
    <button type="button" className="button quiet" onClick={() => fillDays(place.current, days)}>
      Use {count(days, 'day')}
    </button>
  );
}

/** Sends an input event, so that the draft and this preview are updated. */
function fillDays(place: HTMLElement | null, days: number): void {
  const field = place?.closest('form')?.elements.namedItem('days');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = `${days}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

function PreviewFacts({ preview: { ends, minutes, leftOut } }: { readonly preview: PlanPreview }) {
  return (
    <dl className="plan-preview-facts">
      <div>
        <dt>Ends on</dt>
        <dd>{ends}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>{describeTime(minutes)}</dd>
      </div>
      {leftOut.length > 0 && (
        <div>
          <dt>Does not fit</dt>
          <dd>{listSome(leftOut, 6)}</dd>
        </div>
      )}
    </dl>
  );
}

function describeTime(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `about ${count(Math.round(minutes / 60), 'hour')}`;
}
