import { type RefObject, useLayoutEffect, useRef } from 'react';

type Place = HTMLElement | null | undefined;

/** What goes from the page while it has the focus leaves it to its heir, so that nobody starts at the top again. */
export function useFocusFallback(own: RefObject<HTMLElement | null>, findFallback: () => Place): void {
  const find = useRef(findFallback);
  useLayoutEffect(() => {
    const [place, fallbackOf] = [own.current, find];
    return () => {
      if (place?.contains(document.activeElement)) fallbackOf.current()?.focus({ preventScroll: true });
    };
  }, [own]);
}

/** The page's content as a whole. */
export function findMain(): HTMLElement | null {
  return document.getElementById('main');
}
