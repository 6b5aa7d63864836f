import { browserItems } from '../../browser/browser-storage.ts';

const name = 'searches';
const max = 5;

/** What was searched for on this device, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(browserItems.read(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
}

export function saveRecentSearch(typed: string): void {
  const query = typed.trim();
  if (query === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  browserItems.write(name, JSON.stringify([query, ...others].slice(0, max)));
}
