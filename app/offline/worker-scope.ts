/** What the workers here use of the global scope of a service worker, which the page's types do not describe. */
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

/** The worker is kept running until what it waits for is done; a fault in it ends the installation. */
export type LifeEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
