import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

/** Topics that are not hydrated yet, in page order, with the callbacks that hydrate them. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isGoing = false;
let hasShown = false;

/** Whether a roadmap was rendered in the browser, and not as finished HTML that is hydrated topic by topic. */
export function useIsClientRendered(): boolean {
  const { key } = useLocation();
  const [isClientRendered] = useState(hasShown || key !== 'default');
  useEffect(() => void (hasShown = true), []);
  return isClientRendered;
}

/** Topics near the window come first, the others while the browser is idle: all at once would block a phone. */
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
  // Printing needs all topics at once.
  addEventListener('beforeprint', () => flushSync(() => [...waiting.keys()].forEach(call)));
  return new IntersectionObserver(callNear, { rootMargin: '100% 0px' });
}

function callNear(entries: readonly IntersectionObserverEntry[]): void {
  const near = entries.filter(({ isIntersecting }) => isIntersecting);
  startTransition(() => near.forEach(({ target }) => call(target)));
  if (!isGoing) callNext();
}

/** Two at a time, so that visible topics do not wait long. */
function callNext(): void {
  startTransition(() => [...waiting.keys()].slice(0, 2).forEach(call));
  isGoing = waiting.size > 0;
  if (!isGoing) return;
  // Not every browser has requestIdleCallback.
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
