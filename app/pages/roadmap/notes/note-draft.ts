import { tabItems } from '../../../browser/browser-storage.ts';

const nameOf = (key: string) => `draft:note:${key}`;

/** The unsaved text of a note, stored while the tab is open. */
export function readNoteDraft(key: string): string | null {
  return tabItems.read(nameOf(key));
}

export function saveNoteDraft(key: string, text: string): void {
  tabItems.write(nameOf(key), text);
}

export function forgetNoteDraft(key: string): void {
  tabItems.remove(nameOf(key));
}
