/** A first visit stores the whole site: the page comes first, in milliseconds. */
const firstVisit = 3000;

/** Calls back after the load event; on a first visit, some seconds later. */
export function afterLoad(act: () => Promise<void>): void {
  const wait = navigator.serviceWorker?.controller ? 0 : firstVisit;
  const start = () => setTimeout(() => void act(), wait);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
