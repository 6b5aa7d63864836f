/** The first Node with `crypto.argon2`. */
export const minNode = '24.7.0';

export function isNodeNewEnough(version: string): boolean {
  return minNode.localeCompare(version, 'en', { numeric: true }) <= 0;
}
