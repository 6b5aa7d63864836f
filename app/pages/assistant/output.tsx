import { Square } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';

import { lazyComponent, lazyPiece } from '../../ui/lazy.tsx';
import { CopyReply } from './copy-reply.tsx';
import { type Example, Examples } from './examples.tsx';
import { type SentQuestion, describeSentQuestion } from './sent-question.ts';
import type { OutputState } from './fetch-reply.ts';

const OpenPlan = lazyPiece(async () => (await import('./open-plan.tsx')).OpenPlan);
const Reply = lazyComponent(async () => (await import('./reply.tsx')).Reply, PlainReply);

/** Shown if the Markdown renderer does not load. */
function PlainReply({ text }: { readonly text: string }) {
  return <p className="reply-plain">{text}</p>;
}

type OutputProps = {
  readonly output: OutputState;
  readonly asked: SentQuestion | null;
  readonly onStop: () => void;
  readonly onExample: (example: Example) => void;
};

/** The output area. The specification fixes its messages for waiting and failure. */
export function Output({ output, asked, onStop, onExample }: OutputProps) {
  const { kind } = output;
  const waits = kind === 'typing' || (kind === 'reply' && !output.isComplete);
  const area = useRef<HTMLOutputElement>(null);
  // On a phone the area is below the form, so it is scrolled into view once.
  useEffect(() => {
    const isAtField = kind === 'error' && asked === null;
    if (kind !== 'empty' && kind !== 'reply' && !isAtField)
      area.current?.scrollIntoView({ block: 'nearest' });
  }, [kind, asked]);
  return (
    <>
      {asked && (
        <div className="asked">
          <p>{asked.problem}</p>
          <p className="asked-with">{describeSentQuestion(asked)}</p>
        </div>
      )}
      <output ref={area} className={`output output-${kind}`} aria-live="polite" aria-busy={waits}>
        {kind === 'empty' && (
          <span className="output-hint">
            Your answer appears here: a plan for your days, or topics that explain what you asked about.
          </span>
        )}
        {kind === 'typing' && 'Typing...'}
        {kind === 'failed' && 'An error occurred.'}
        {kind === 'error' && output.text}
        {kind === 'reply' && (
          <Suspense fallback="Typing...">
            <Reply text={output.text} />
            {output.isOffline && (
              <p className="output-source">Answered on this device, without a connection.</p>
            )}
          </Suspense>
        )}
      </output>
      {kind !== 'typing' && kind !== 'reply' && <Examples onExample={onExample} />}
      <div className="reply-actions">
        {waits && (
          <button type="button" className="button quiet" onClick={onStop}>
            <Square aria-hidden /> Stop
          </button>
        )}
        {kind === 'reply' && output.plan && <OpenPlan suggested={output.plan} />}
        {kind === 'reply' && output.isComplete && <CopyReply key={output.text} text={output.text} />}
      </div>
    </>
  );
}
