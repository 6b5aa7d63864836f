/** Calls back once the page is loaded and the browser has nothing better to do. */
export function whenIdle(act: () => Promise<void>): void {
  const wait = () => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void act());
    else setTimeout(() => void act(), 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
