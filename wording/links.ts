import { formatMonth } from './dates.ts';

type WebsiteFacts = {
  readonly kind: string;
  readonly host: string;
  readonly cost: 'free' | 'login' | 'paid';
  readonly language?: string | undefined;
};
type WebsiteDates = { readonly worked?: string | undefined; readonly listed?: string | undefined };

const costs = { free: [], login: ['needs a login'], paid: ['not free'] } as const;

/** What to know before a link is opened. Free pages and English ones are the rule, so they are not named. */
export function describeWebsite({ kind, host, cost, language }: WebsiteFacts): string {
  return [
    kind,
    host,
    ...costs[cost],
    ...(language === undefined ? [] : [`in ${nameLanguage(language)}`]),
  ].join(' · ');
}

export function describeLastSeen({ worked, listed }: WebsiteDates): string {
  if (worked !== undefined) return `worked in ${formatMonth(worked)}`;
  return listed === undefined ? '' : `listed in ${formatMonth(listed)}`;
}

export function describeGone(host: string, hasCopy: boolean): string {
  return hasCopy ? `stored copy · the page at ${host} is gone` : `${host} · gone, and no copy is known`;
}

function nameLanguage(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
