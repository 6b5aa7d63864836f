import { readText } from '../ui/read-text.ts';

/** Keyboards differ in how they compose accents. The server takes what it gets. */
export function readPassword(data: FormData, name: string): string {
  return readText(data, name).normalize('NFKC');
}
