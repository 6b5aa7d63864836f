import { openStore, type Store } from './store.ts';

let opened: Promise<Store | null> | undefined;

/** This browser's own database; null where it cannot be had now, which is tried again the next time. */
export function connect(): Promise<Store | null> {
  opened ??= openStore(disconnect).catch((error: unknown) => {
    console.warn('This browser keeps nothing:', error);
    disconnect();
    return null;
  });
  return opened;
}

/** Lets go of a connection that does not work any more. */
export function disconnect(): void {
  opened = undefined;
}
