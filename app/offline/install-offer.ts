import { createStore } from '../browser/create-store.ts';

/** Asks the learner whether to install the site. */
type InstallOffer = { readonly prompt: () => Promise<unknown> };

/** Null where the browser offers no installing, and once it was answered. */
export const installOffer = createStore<InstallOffer | null>(null);

/** Keeps the browser's offer for a button, in place of the browser's own banner. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event) || typeof event.prompt !== 'function') return;
    event.preventDefault();
    const { prompt } = event;
    installOffer.set({ prompt: async () => prompt.call(event) });
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

/** An offer can be used once. */
export async function install({ prompt }: InstallOffer): Promise<void> {
  installOffer.set(null);
  await prompt();
}
