import './output.css';

import { Square } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';

import type { Corrections } from '#question/meaning/meaning.ts';

import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { lazyPiece } from '../../../ui/lazy.tsx';
import type { ReplyActionsProps } from '../reply/reply-actions.tsx';
import { ShownReply } from '../reply/shown-reply.tsx';
import { type ExampleQuestion, Examples } from './examples.tsx';
import type { OutputState } from './fetch-reply.ts';
import { type SentQuestion, describeSentQuestion } from './sent-question.ts';
import type { useCorrect } from './use-correct.ts';

const ReplyActions = lazyPiece(async () => (await import('../reply/reply-actions.tsx')).ReplyActions);

type OutputProps = {
  readonly output: OutputState;
  readonly asked: SentQuestion | null;
  readonly corrections: Corrections;
  readonly correcting: ReturnType<typeof useCorrect>;
  readonly onStop: () => void;
  readonly onExample: (example: ExampleQuestion) => void;
};

/** The output area. The specification fixes its messages for waiting and failure. */
export function Output({ output, asked, corrections, correcting, onStop, onExample }: OutputProps) {
  const { kind } = output;
  const { progress, correct } = correcting;
  const waits = kind === 'typing' || (kind === 'reply' && !output.isComplete);
  const area = useRef<HTMLOutputElement>(null);
  // A question that was sent begins at the top of the window, so that its answer is read from the start.
  useEffect(() => {
    if (kind === 'typing') area.current?.closest('.newest')?.scrollIntoView({ block: 'start' });
  }, [kind]);
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
            <ShownReply
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
          <EndOfReply reply={output} language={asked?.language ?? ''} onExample={onExample} />
        )}
      </div>
    </>
  );
}

function EndOfReply(props: ReplyActionsProps) {
  return (
    <ErrorBoundary of={props.reply} fallback={null}>
      <ReplyActions {...props} />
    </ErrorBoundary>
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
