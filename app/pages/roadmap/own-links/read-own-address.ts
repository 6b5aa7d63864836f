import { isUrl } from '#journal/event/guards.ts';

/** The address of a web page that a learner typed or pasted, with https where they left that out; null where it is none. */
export function readOwnAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole) || /\s/.test(trimmed)) return null;
  const { href, hostname } = new URL(whole);
  return isUrl(href) && /[.]|^localhost$/.test(hostname) ? href : null;
}
