/** What the page before gave along for this one, which its address does not show; empty where it gave nothing. */
export function readCarried(state: unknown, name: string): string {
  const carried: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof carried === 'string' ? carried : '';
}
