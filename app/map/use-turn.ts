import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Blocks that still wait, in the order of the page, and what tells each that its turn has come. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isGoing = false;

/**
 * Whether it is a block's turn to answer to its reader. Blocks near the window come first, the others while the browser
 * has nothing better to do: a hundred at once would hold a phone up.
 */
export function useTurn(block: RefObject<Element | null>): boolean {
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    const { current } = block;
    if (!current) return undefined;
    observer ??= new IntersectionObserver(callNear, { rootMargin: '100% 0px' });
    waiting.set(current, () => startTransition(() => setTurn(true)));
    observer.observe(current);
    return () => forget(current);
  }, [block]);
  return hasTurn;
}

function callNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) call(target);
  if (!isGoing) callNext();
}

/** Two at a time, so that what is to be seen meanwhile need not wait long. */
function callNext(): void {
  for (const block of [...waiting.keys()].slice(0, 2)) call(block);
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
