/** A first visit keeps the whole site; until then a page answers its reader, on a phone too. */
const firstVisit = 3000;

/** Calls back once the page is loaded and the browser has nothing better to do; on a first visit some seconds later. */
export function whenIdle(act: () => Promise<void>): void {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const wait = () => (isKept ? callIdle(act) : setTimeout(callIdle, firstVisit, act));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

function callIdle(act: () => Promise<void>): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void act());
  else setTimeout(() => void act(), 1000);
}
