import { trustScript } from './own-script.ts';

/**
 * Lets this browser keep the site, so that it works without a network, and says when a new version of it is ready.
 * Who asks to save data is not sent what they may never read.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const registration = await register();
  if (!registration) return;
  offerInstalling();
  const tell = () => void (isReady(registration) && announce(registration));
  tell();
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  // One may have begun while this script was on its way.
  watch();
  registration.addEventListener('updatefound', watch);
  // A page that stays open for days learns of a new version when its reader comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      void registration.update().catch(() => {});
  });
}

/** Lets the browser offer to install what it keeps. Named in the page itself, the manifest would hold up the first text. */
function offerInstalling(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Null where the browser refuses, as it may in a private window: the site then works as it does without this. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(trustScript('/service-worker.js'));
  } catch {
    return null;
  }
}

/** Whether a new version waits, and this page is of the one before. */
function isReady({ waiting }: ServiceWorkerRegistration): boolean {
  return waiting !== null && navigator.serviceWorker.controller !== null;
}

async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  const { showNewVersion } = await import('./new-version.tsx');
  showNewVersion(() => takeNewVersion(registration));
}

/** Other tabs stay with their version, as a whole, until they are loaded again. */
function takeNewVersion({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over', []);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
