import { browserItems } from '../browser/browser-storage.ts';

/** A name for this browser that says nothing about it. */
export function readDevice(): string {
  const known = browserItems.read('device');
  if (known) return known;
  const device = crypto.randomUUID();
  browserItems.keep('device', device);
  return device;
}
