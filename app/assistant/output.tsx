import { lazy, Suspense } from 'react';

import type { OutputState } from './use-ask.ts';

const Reply = lazy(async () => ({ default: (await import('../text/reply.tsx')).Reply }));

/** The output area. Its words for waiting and for failure are the specification's. */
export function Output(output: OutputState) {
  return (
    <output className={`output ${output.kind}`} aria-live="polite">
      {output.kind === 'empty' && (
        <span className="output-hint">
          The answer appears here: a plan for your days, or topics that explain.
        </span>
      )}
      {output.kind === 'typing' && 'Typing...'}
      {output.kind === 'failed' && 'An error occurred.'}
      {output.kind === 'fault' && output.text}
      {output.kind === 'reply' && (
        <Suspense fallback="Typing...">
          <Reply text={output.text} />
        </Suspense>
      )}
    </output>
  );
}
