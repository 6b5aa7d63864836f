import './code-field.css';
import { type KeyboardEvent, useId, useRef } from 'react';

import { useHydrated } from '../use-hydrated.ts';
import { indentLine, typeIndent } from './type-code.ts';

type CodeFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly rows: number;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
};

/** A field for code, which takes text once it would not be lost. Tab indents; after Escape it leaves the field, as it does without script. */
export function CodeField({ label, hint, value, rows, onChange, onRun }: CodeFieldProps) {
  const id = useId();
  const isLeaving = useRef(false);
  const isHydrated = useHydrated();
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, currentTarget: field } = event;
    const isPlain = !shiftKey && !ctrlKey && !metaKey;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      onRun();
    } else if (key === 'Tab' && isPlain && !isLeaving.current) {
      event.preventDefault();
      typeIndent(field);
    } else if (key === 'Enter' && isPlain && !event.nativeEvent.isComposing) {
      event.preventDefault();
      indentLine(field);
    }
    isLeaving.current = key === 'Escape';
  };
  return (
    <div className="field code-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        rows={rows}
        readOnly={!isHydrated}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="off"
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="Control+Enter"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={press}
        onBlur={() => (isLeaving.current = false)}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
        {hint === undefined && isHydrated && 'Tab indents. To leave, press Esc, then Tab. Ctrl+Enter runs.'}
      </p>
    </div>
  );
}
