import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

/** Blocks that still wait, in the order of the page, and what tells each that its turn has come. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isGoing = false;
let hasShown = false;

/** Whether a roadmap is shown by script from the start, and not as finished HTML whose topics take turns to answer. */
export function useIsClientRendered(): boolean {
  const { key } = useLocation();
  const [isClientRendered] = useState(hasShown || key !== 'default');
  useEffect(() => void (hasShown = true), []);
  return isClientRendered;
}

/**
 * Whether it is a block's turn to answer to its reader. Blocks near the window come first, the others while the browser
 * has nothing better to do: a hundred at once would hold a phone up.
 */
export function useIdleHydration(block: RefObject<Element | null>, isClientRendered: boolean): boolean {
  const [isHydrated, setHydrated] = useState(isClientRendered);
  useEffect(() => {
    const { current } = block;
    if (!current || isClientRendered) return undefined;
    observer ??= startWatching();
    waiting.set(current, () => setHydrated(true));
    observer.observe(current);
    return () => forget(current);
  }, [block, isClientRendered]);
  return isHydrated;
}

function startWatching(): IntersectionObserver {
  // Paper shows all of it, and shows it now.
  addEventListener('beforeprint', () => flushSync(() => [...waiting.keys()].forEach(call)));
  return new IntersectionObserver(callNear, { rootMargin: '100% 0px' });
}

function callNear(entries: readonly IntersectionObserverEntry[]): void {
  const near = entries.filter(({ isIntersecting }) => isIntersecting);
  startTransition(() => near.forEach(({ target }) => call(target)));
  if (!isGoing) callNext();
}

/** Two at a time, so that what is to be seen meanwhile need not wait long. */
function callNext(): void {
  startTransition(() => [...waiting.keys()].slice(0, 2).forEach(call));
  isGoing = waiting.size > 0;
  if (!isGoing) return;
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(callNext, { timeout: 1000 });
  else setTimeout(callNext, 50);
}

function call(block: Element): void {
  waiting.get(block)?.();
  forget(block);
}

function forget(block: Element): void {
  observer?.unobserve(block);
  waiting.delete(block);
}
