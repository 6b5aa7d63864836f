import { useSyncExternalStore } from 'react';
import { browserItems } from '../browser/browser-storage.ts';

/** What the browser keeps of a login: the specification's two items of local storage. */
const tokenKey = 'token';
const nameKey = 'loggedUser';
const changed = new EventTarget();

export function readToken(): string | null {
  return browserItems.read(tokenKey);
}

export function saveSession(token: string, name: string): void {
  browserItems.write(tokenKey, token);
  browserItems.write(nameKey, name);
  changed.dispatchEvent(new Event('change'));
}

export function saveName(name: string): void {
  browserItems.write(nameKey, name);
  changed.dispatchEvent(new Event('change'));
}

export function clearSession(): void {
  browserItems.remove(tokenKey);
  browserItems.remove(nameKey);
  changed.dispatchEvent(new Event('change'));
}

/** The logged-in learner's name, in step with other tabs; null for a guest and in finished HTML. */
export function useLoggedUser(): string | null {
  return useSyncExternalStore(
    onSessionChange,
    () => browserItems.read(nameKey),
    () => null,
  );
}

/** Says on the page's root whether somebody is logged in; the style sheet shows what is for them. */
export function markSession(): void {
  document.documentElement.toggleAttribute('data-logged-in', browserItems.read(nameKey) !== null);
}

/** Calls back whenever a session begins, ends or is renamed, in this tab or in another; returns how to end that. */
export function onSessionChange(notify: () => void): () => void {
  // A key of null says that another tab emptied the whole storage.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === tokenKey || key === nameKey) notify();
  };
  changed.addEventListener('change', notify);
  window.addEventListener('storage', hear);
  return () => {
    changed.removeEventListener('change', notify);
    window.removeEventListener('storage', hear);
  };
}
