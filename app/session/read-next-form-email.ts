/** The e-mail address that the form before passed on in the history's state; empty when there is none. */
export function readNextFormEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}
