import { useCallback, useRef, useState } from 'react';

/** Whether the pointer or the focus is on the element of `holder`; `leave` returns the focus. */
export function useHoverOrFocus() {
  const [isHeld, setHeld] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const holder = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const end = new AbortController();
    const listen = (name: string, listener: (event: Event) => void) =>
      element.addEventListener(name, listener, { signal: end.signal });
    const hold = (event: Event) => {
      setHeld(true);
      const from = event instanceof FocusEvent ? event.relatedTarget : null;
      if (from instanceof HTMLElement && !element.contains(from)) before.current = from;
    };
    listen('pointerenter', hold);
    listen('focusin', hold);
    listen('pointerleave', () => setHeld(element.contains(document.activeElement)));
    listen('focusout', () => setHeld(element.matches(':hover')));
    return () => {
      end.abort();
      setHeld(false);
    };
  }, []);
  const leave = () => {
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    target?.focus({ preventScroll: true });
  };
  return { isHeld, holder, leave };
}
