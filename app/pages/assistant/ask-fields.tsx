import './ask-fields.css';

import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

import { type FieldErrors, ErrorsContext, useErrors } from '../../ui/errors.ts';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type SentQuestion, describeSentQuestion } from './chat/sent-question.ts';
import type { useRemembered } from './use-remembered.ts';

type AskFieldsProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly technologies: readonly string[];
  readonly errors: FieldErrors;
  /** The question that is shown. */
  readonly asked: SentQuestion | null;
  /** Whether the question could be sent. */
  readonly onAsk: () => boolean;
  /** Called with the name of the changed field. */
  readonly onChange: (field: string) => void;
  readonly remembered: ReturnType<typeof useRemembered>;
};

const levels = ['Your Level', 'Beginner', 'Intermediate', 'Advance'];

/** The assistant's form. The specification sends levels as option1 to option4. */
export function AskFields(props: AskFieldsProps) {
  const { form, technologies, errors, asked, onAsk, onChange, remembered } = props;
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const unfold = (first: string) => {
    flushSync(() => setOpen(true));
    form.current?.querySelector<HTMLElement>(first)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onAsk()) setOpen(false);
    else unfold('[aria-invalid="true"]');
  };
  const hear = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) onChange(target.name);
  };
  return (
    <form
      ref={form}
      className={['ask', hydrated && 'ask-live', asked && !isOpen && 'ask-folded'].filter(Boolean).join(' ')}
      method="post"
      noValidate
      onInput={hear}
      onSubmit={submit}
    >
      {asked && !isOpen && (
        <button type="button" className="ask-change" onClick={() => unfold('input')}>
          <span>
            {asked.name}, {asked.age}, {describeSentQuestion(asked)}
          </span>{' '}
          Change
        </button>
      )}
      <ErrorsContext value={errors}>
        <AboutYou technologies={technologies} remembered={remembered} />
        <ProblemField />
      </ErrorsContext>
      <button type="submit" className="button" disabled={!hydrated}>
        Send
      </button>
    </form>
  );
}

function AboutYou({ technologies, remembered }: Pick<AskFieldsProps, 'technologies' | 'remembered'>) {
  const hydrated = useHydrated();
  return (
    <fieldset className="ask-about">
      <legend>About you</legend>
      <Field label="Name" name="name" autoComplete="given-name" />
      <Field label="Age" name="age" inputMode="numeric" autoComplete="off" />
      <Field label="Days" name="days" inputMode="numeric" autoComplete="off" />
      <div className="field">
        <label htmlFor="level">Level</label>
        <select id="level" name="level" defaultValue="option1">
          {levels.map((label, index) => (
            <option key={label} value={`option${index + 1}`}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field label="Language" name="language" list="technologies" autoComplete="off" />
      <datalist id="technologies">
        {technologies.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <label className="choice ask-remember">
        <input
          type="checkbox"
          checked={remembered.remembers}
          disabled={!hydrated}
          onChange={(event) => remembered.change(event.currentTarget.checked)}
        />
        Remember me on this device
      </label>
    </fieldset>
  );
}

function ProblemField() {
  const errors = useErrors('problem');
  const isWrong = errors.length > 0;
  return (
    <div className="field ask-problem">
      <label htmlFor="problem">Your question</label>
      <textarea
        id="problem"
        name="problem"
        rows={2}
        aria-describedby={isWrong ? 'problem-error' : undefined}
        aria-invalid={isWrong || undefined}
        onKeyDown={sendOnEnter}
      />
      {isWrong && (
        <p className="field-error" id="problem-error">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

/** Enter sends; Shift+Enter starts a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
