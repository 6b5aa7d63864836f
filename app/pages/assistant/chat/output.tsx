import './output.css';

import { Square } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';

import type { Corrections } from '#question/meaning/meaning.ts';

import { lazyComponent, lazyPiece } from '../../../ui/lazy.tsx';
import type { UnderstoodReplyProps } from '../reply/understood-reply.tsx';
import { type Example, Examples } from './examples.tsx';
import type { OutputState } from './fetch-reply.ts';
import { type SentQuestion, describeSentQuestion } from './sent-question.ts';
import type { useCorrect } from './use-correct.ts';

const ReplyActions = lazyPiece(async () => (await import('../reply/reply-actions.tsx')).ReplyActions);
const UnderstoodReply = lazyComponent(
  async () => (await import('../reply/understood-reply.tsx')).UnderstoodReply,
  PlainReply,
);

/** Shown if the Markdown renderer does not load. */
function PlainReply({ reply }: UnderstoodReplyProps) {
  return <p className="reply-plain">{reply.text}</p>;
}

type OutputProps = {
  readonly output: OutputState;
  readonly asked: SentQuestion | null;
  readonly corrections: Corrections;
  readonly correcting: ReturnType<typeof useCorrect>;
  readonly onStop: () => void;
  readonly onExample: (example: Example) => void;
};

/** The output area. The specification fixes its messages for waiting and failure. */
export function Output({ output, asked, corrections, correcting, onStop, onExample }: OutputProps) {
  const { kind } = output;
  const { progress, correct } = correcting;
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
      <output
        ref={area}
        className={`output output-${kind}`}
        // An answer that is given again is announced in two words and not read out once more.
        aria-live={progress === null ? 'polite' : 'off'}
        aria-busy={waits || progress === 'asking'}
      >
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
            <UnderstoodReply
              reply={output}
              corrections={corrections}
              onCorrect={(changed) => void correct(changed)}
            />
            {output.isOffline && (
              <p className="output-source">Answered on this device, without a connection.</p>
            )}
          </Suspense>
        )}
      </output>
      <CorrectionStatus progress={progress} />
      {kind !== 'typing' && kind !== 'reply' && <Examples onExample={onExample} />}
      <div className="reply-actions">
        {waits && (
          <button type="button" className="button quiet" onClick={onStop}>
            <Square aria-hidden /> Stop
          </button>
        )}
        {kind === 'reply' && output.isComplete && (
          <ReplyActions reply={output} language={asked?.language ?? ''} onExample={onExample} />
        )}
      </div>
    </>
  );
}

function CorrectionStatus({ progress }: Pick<ReturnType<typeof useCorrect>, 'progress'>) {
  const isProblem = progress !== null && typeof progress === 'object';
  return (
    <output className={isProblem ? 'error' : 'unseen'}>
      {progress === 'asking' && 'Answering again.'}
      {progress === 'done' && 'Answered again.'}
      {isProblem && progress.problem}
    </output>
  );
}
