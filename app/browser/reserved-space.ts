import { browserItems } from './browser-storage.ts';

/** Saves the height that the record gives the page, for the script before the next first paint. */
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
