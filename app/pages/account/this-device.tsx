import { useEffect, useState, useSyncExternalStore } from 'react';

import { useStore } from '../../browser/create-store.ts';
import { install, installOffer } from '../../offline/install-offer.ts';
import { useLoggedUser } from '../../session/session.ts';

/** What works without a network, and installing where the browser offers it. */
export function ThisDevice() {
  const offer = useStore(installOffer, null);
  const isStored = useStored();
  return (
    <section className="margin-section" aria-labelledby="device">
      <h2 id="device">This device</h2>
      <p>What is stored here, and what needs a network.</p>
      <div className="this-device">
        <Network />
        <p>
          {isStored
            ? 'All pages, the search, plans and the assistant are stored here. They open without a network.'
            : 'The pages are not stored here yet, so opening them needs a network.'}
        </p>
        {offer && (
          <button type="button" className="button quiet" onClick={() => void install(offer)}>
            Install Waymark
          </button>
        )}
      </div>
    </section>
  );
}

function Network() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isLoggedIn = useLoggedUser() !== null;
  if (isOnline)
    return <output>You are online.{isLoggedIn && ' What you do is sent to your account.'}</output>;
  const later = isLoggedIn ? ' and sent to your account once you are online again' : '';
  return <output>You are offline. What you do is saved on this device{later}.</output>;
}

function watchNetwork(listener: () => void): () => void {
  const names = ['online', 'offline'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** A service worker is ready once it has stored every page. */
function useStored(): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(() => setStored(true));
  }, []);
  return isStored;
}
