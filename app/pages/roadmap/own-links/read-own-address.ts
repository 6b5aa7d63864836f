import { isUrl } from '#journal/event/guards.ts';

/** The web address that a learner typed, with https added if it is missing; null if it is invalid. */
export function readOwnAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address) || /\s/.test(trimmed)) return null;
  const { href, hostname } = new URL(address);
  return isUrl(href) && /[.]|^localhost$/.test(hostname) ? href : null;
}
