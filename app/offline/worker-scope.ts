/** The service worker's global scope, which the page's types lack. */
export type WorkerScope = {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  };
};

/** `waitUntil` keeps the worker running; a rejection ends the installation. */
type LifeEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
