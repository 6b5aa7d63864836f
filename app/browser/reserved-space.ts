import { browserItems } from './browser-storage.ts';

/**
 * Saves, when the page is left, the height that the record gives it. The script before the first paint reserves it
 * the next time, so that nothing moves.
 */
export function saveReservedSpace(): void {
  window.addEventListener('pagehide', () => {
    releaseReservedSpace();
    const element = document.querySelector('[data-room]');
    const name = `room:${location.pathname}`;
    if (element) browserItems.write(name, `${innerWidth} ${element.clientHeight}`);
  });
}

export function releaseReservedSpace(): void {
  document.documentElement.style.removeProperty('--room');
}
