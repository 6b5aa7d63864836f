import { keepInstallOffer } from './install-offer.ts';
import { trustScript } from './own-script.ts';

/** Stores the site for use offline, and announces new versions. Not for readers who save data. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const registration = await register();
  if (!registration) return;
  offerInstalling();
  const check = () => void (isReady(registration) && announce(registration));
  check();
  const watch = () => registration.installing?.addEventListener('statechange', check);
  // An installation may already have begun.
  watch();
  registration.addEventListener('updatefound', watch);
  // A page that stays open for days checks when its reader returns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      void registration.update().catch(() => {});
  });
}

/** Makes the site installable. As part of the page, the manifest would delay the first paint. */
function offerInstalling(): void {
  keepInstallOffer();
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Null when the browser blocks it, as in some private windows. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(trustScript('/service-worker.js'));
  } catch {
    return null;
  }
}

function isReady({ waiting }: ServiceWorkerRegistration): boolean {
  return waiting !== null && navigator.serviceWorker.controller !== null;
}

async function announce(registration: ServiceWorkerRegistration): Promise<void> {
  const { showNewVersion } = await import('./new-version.tsx');
  showNewVersion(() => takeNewVersion(registration));
}

/** Other tabs stay with their version until they are reloaded. */
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
