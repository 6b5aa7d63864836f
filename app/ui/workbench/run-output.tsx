import './run-output.css';
import type { Ending, Repository } from '#workbench/messages.ts';

import type { Printed } from './printed.ts';
import { RepositoryState } from './repository-state.tsx';

type RunOutputProps = {
  readonly output: readonly Printed[];
  readonly ending?: Ending | null;
  readonly repository?: Repository | null;
  /** What is going on, or how it ended. */
  readonly words: string;
  readonly label?: string;
  /** Whether what it prints are tables, whose lines stay whole. */
  readonly hasTables?: boolean | undefined;
};

/** What a program printed, and the error that ended it. It is text, whatever it says. */
export function RunOutput({
  output,
  ending,
  repository,
  words,
  label = 'Output',
  hasTables,
}: RunOutputProps) {
  const error = ending?.how === 'failed' ? ending.message : '';
  const isEmpty = output.length === 0 && error === '';
  return (
    <>
      <div className="run-output">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard. */}
        <pre
          className={hasTables ? 'has-tables' : undefined}
          role="log"
          aria-label={label}
          tabIndex={isEmpty ? undefined : 0}
          hidden={isEmpty}
        >
          {output.map(({ id, text, isError }) => (
            <span key={id} className={isError ? 'run-error' : undefined}>
              {text}
            </span>
          ))}
          {error && <span className="run-error">{error}</span>}
        </pre>
        <output className="run-words">{words}</output>
      </div>
      {repository && <RepositoryState {...repository} />}
    </>
  );
}
