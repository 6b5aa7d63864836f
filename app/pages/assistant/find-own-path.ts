/**
 * The path of an address that is our own, with its query and fragment, whatever way it is written; null for another
 * host's and for what is no address. `page` is the address of the page that holds it.
 */
export function findOwnPath(address: string, page: string): string | null {
  if (!URL.canParse(address, page)) return null;
  const { origin, pathname, search, hash } = new URL(address, page);
  return origin === new URL(page).origin ? pathname + search + hash : null;
}
