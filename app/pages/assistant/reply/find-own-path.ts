/** The path of our own address, with query and fragment; null for other hosts and invalid addresses. */
export function findOwnPath(address: string, page: string): string | null {
  if (!URL.canParse(address, page)) return null;
  const { origin, pathname, search, hash } = new URL(address, page);
  return origin === new URL(page).origin ? pathname + search + hash : null;
}
