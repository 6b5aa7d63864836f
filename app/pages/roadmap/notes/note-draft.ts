import { tabItems } from '../../../browser/browser-storage.ts';

const nameOf = (key: string) => `draft:note:${key}`;

/** What was typed of a note and is not saved yet, for as long as the tab is open; null where there is nothing. */
export function readNoteDraft(key: string): string | null {
  return tabItems.read(nameOf(key));
}

export function saveNoteDraft(key: string, text: string): void {
  tabItems.write(nameOf(key), text);
}

export function forgetNoteDraft(key: string): void {
  tabItems.remove(nameOf(key));
}
