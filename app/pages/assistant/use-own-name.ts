import { type RefObject, useEffect } from 'react';

import { useLoggedUser } from '../../session/session.ts';

/** Fills in the name of the logged-in learner if the field is empty. */
export function useOwnName(form: RefObject<HTMLFormElement | null>): void {
  const name = useLoggedUser();
  useEffect(() => {
    const field = form.current?.elements.namedItem('name');
    if (name !== null && field instanceof HTMLInputElement && field.value === '') field.value = name;
  }, [form, name]);
}
