/** For the place that a button has just opened. What is in a field is selected, so that typing replaces it. */
export function focusFirst(element: HTMLElement | null): void {
  const first = element?.querySelector<HTMLElement>('button, input');
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
}
