/** For the place that a button has just opened. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, input')?.focus();
}
