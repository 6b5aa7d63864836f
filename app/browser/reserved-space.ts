import { browserItems } from './browser-storage.ts';

/**
 * Remembers, when the page is left, how much room it needs for what the record adds to it. What runs before the first
 * paint keeps that free the next time, so that nothing moves when the record has been read.
 */
export function saveReservedSpace(): void {
  window.addEventListener('pagehide', () => {
    releaseReservedSpace();
    const room = document.querySelector('[data-room]');
    const name = `room:${location.pathname}`;
    if (room) browserItems.write(name, `${innerWidth} ${room.clientHeight}`);
  });
}

/** From now on the page takes what it needs. */
export function releaseReservedSpace(): void {
  document.documentElement.style.removeProperty('--room');
}
