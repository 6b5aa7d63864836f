import './password-field.css';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { Field } from '../ui/field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

type PasswordFieldProps = ComponentProps<typeof Field> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const hydrated = useHydrated();
  const show = (
    <button
      type="button"
      className="icon-button show-password"
      aria-pressed={isShown}
      aria-controls={field.name}
      disabled={!hydrated}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      <span className="unseen">Show what you typed: {field.label}</span>
    </button>
  );
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={show}
    />
  );
}
