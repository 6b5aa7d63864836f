import { useSyncExternalStore } from 'react';

import { tabItems } from '../browser/browser-storage.ts';
import { createItemStore } from '../browser/create-store.ts';

/** The specification's two items of local storage. */
const session = createItemStore(['token', 'loggedUser']);

/** The chat of this tab, which belongs to whoever is logged in. */
export const chatItem = 'chat';

export function readToken(): string | null {
  return session.get('token');
}

export function saveSession(token: string, name: string): void {
  tabItems.remove(chatItem);
  session.set({ token, loggedUser: name });
}

export function saveName(name: string): void {
  session.set({ loggedUser: name });
}

export function clearSession(): void {
  tabItems.remove(chatItem);
  session.set({ token: null, loggedUser: null });
}

/** In sync with other tabs; null for a guest and in finished HTML. */
export function useLoggedUser(): string | null {
  return useSyncExternalStore(session.subscribe, readName, () => null);
}

/** The style sheet shows what is for learners or guests. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-logged-in', readName() !== null);
}

/** Calls back when a session begins, ends or is renamed, in this tab or in another; returns the way to stop. */
export const onSessionChange = session.subscribe;

function readName(): string | null {
  return session.get('loggedUser');
}
