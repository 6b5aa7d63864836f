import { type RefObject, useEffect, useRef } from 'react';

/** Makes a bar the next tab stop after the element that had the focus. `occasion` is new each time. */
export function useNextTabStop(bar: RefObject<HTMLElement | null>, occasion: object | null): void {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const { current: element } = bar;
    if (!occasion || !element) return undefined;
    if (!element.contains(document.activeElement)) origin.current = document.activeElement;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab') walk(event, element, origin.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [bar, occasion]);
}

function walk(event: KeyboardEvent, bar: Element, origin: Element | null): void {
  const stops = [...bar.querySelectorAll('button')];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const active = document.activeElement;
  // The element may be gone.
  if (!event.shiftKey && (active === origin || active === document.body)) move(event, first);
  else if (event.shiftKey && active === first && origin instanceof HTMLElement) move(event, origin);
  // From here the browser goes on to the element after it.
  else if (!event.shiftKey && active === last && origin instanceof HTMLElement) origin.focus();
}

function move(event: KeyboardEvent, target: HTMLElement | undefined): void {
  if (!target?.isConnected) return;
  event.preventDefault();
  target.focus();
}
