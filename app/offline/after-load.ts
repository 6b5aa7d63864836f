/** A first visit keeps the whole site: until then a page answers its reader, on a phone too. */
const firstVisit = 3000;

/** Calls back once the page is loaded, and on a first visit some seconds later. */
export function afterLoad(act: () => Promise<void>): void {
  const wait = navigator.serviceWorker?.controller ? 0 : firstVisit;
  const start = () => setTimeout(() => void act(), wait);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
