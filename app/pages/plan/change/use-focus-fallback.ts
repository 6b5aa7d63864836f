import { type RefObject, useLayoutEffect, useRef } from 'react';

type Place = HTMLElement | null | undefined;

/** What goes from the page while it has the focus leaves it to its heir, so that nobody starts at the top again. */
export function useFocusHeir(own: RefObject<HTMLElement | null>, findHeir: () => Place): void {
  const find = useRef(findHeir);
  useLayoutEffect(() => {
    const [place, heirOf] = [own.current, find];
    return () => {
      if (place?.contains(document.activeElement)) heirOf.current()?.focus({ preventScroll: true });
    };
  }, [own]);
}

/** The page's content as a whole. */
export function findMain(): HTMLElement | null {
  return document.getElementById('main');
}
