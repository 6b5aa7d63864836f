import { Check, CircleDashed, X } from 'lucide-react';

import type { Exercise } from '#content/exercises/compile-exercise.ts';
import type { Checked } from '#workbench/checks/check-program.ts';

import { InlineCode } from '../../../ui/text/inline-code.tsx';
import { type CheckState, describeChecks, listCheckStates } from './describe-checks.ts';

type CheckListProps = { readonly checks: Exercise['checks']; readonly checked: Checked | null };

const icons = { passed: Check, missed: X, open: CircleDashed } as const;
const words: Readonly<Record<CheckState['kind'], string>> = {
  passed: 'Passed:',
  missed: 'Not yet:',
  open: 'To check:',
};

/** Every check in words. The first that is missed says what it saw and where to look. */
export function CheckList({ checks, checked }: CheckListProps) {
  const states = listCheckStates(checks, checked);
  const first = states.find(({ kind }) => kind === 'missed');
  return (
    <div className="checks">
      <output className="check-words">
        {checked && describeChecks(states, checked)}
        {first && <span className="unseen"> {`${first.that}. ${first.saw} ${first.hint}`}</span>}
      </output>
      <ol>
        {states.map((state) => (
          <CheckItem key={state.that} state={state} isFirst={state === first} />
        ))}
      </ol>
    </div>
  );
}

function CheckItem({ state, isFirst }: { readonly state: CheckState; readonly isFirst: boolean }) {
  const { kind, that, saw, hint } = state;
  const Icon = icons[kind];
  return (
    <li data-kind={kind}>
      <Icon aria-hidden size={18} />
      <div>
        <p>
          <strong>{words[kind]}</strong> <InlineCode text={that} />
        </p>
        {isFirst && saw && <p className="check-saw">{saw}</p>}
        {isFirst && hint && (
          <p className="check-hint">
            <strong>Hint:</strong> <InlineCode text={hint} />
          </p>
        )}
      </div>
    </li>
  );
}
