/** The host of an address as it is shown, such as "developer.mozilla.org". */
export function nameHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
