import { type RefObject, useLayoutEffect, useRef } from 'react';

type Place = HTMLElement | null | undefined;

/** Moves the focus when its element is removed, so that it does not return to the top of the page. */
export function useFocusFallback(own: RefObject<HTMLElement | null>, findFallback: () => Place): void {
  const find = useRef(findFallback);
  useLayoutEffect(() => {
    const [place, fallbackOf] = [own.current, find];
    return () => {
      if (place?.contains(document.activeElement)) fallbackOf.current()?.focus({ preventScroll: true });
    };
  }, [own]);
}

export function findMain(): HTMLElement | null {
  return document.getElementById('main');
}
