import type { Features } from './features.ts';
import { type Intent, intents } from './meaning/meaning.ts';

/** So sure, the classifier needs no sign beside it; less than outright, signs go before it; so likely, it decides without any. */
export const [sure, outright, likely] = [0.8, 0.6, 0.4];
const similar = 0.4;

/** What is recognized before, and by other means. */
const elsewhere: ReadonlySet<Intent> = new Set(['crisis', 'danger', 'change', 'followup']);

/** The intents that can be answered, the likeliest first. */
export function rankIntents({ shares, defends }: Features): Intent[] {
  return intents
    .filter((one) => !elsewhere.has(one) && !(one === 'harm' && defends))
    .toSorted((one, other) => shares[other] - shares[one]);
}

export function leads(seen: Features, intent: Intent): boolean {
  return rankIntents(seen)[0] === intent && seen.shares[intent] >= likely;
}

export const asking: ReadonlySet<Intent> = new Set(['concept', 'error', 'compare']);

export function askShare({ shares }: Features): number {
  return shares.concept + shares.error + shares.compare;
}

export function hasTechnology({ technologies }: Features): boolean {
  return technologies > 0;
}

export function isAsked(seen: Features): boolean {
  return seen.asks || isBroken(seen) || askShare(seen) >= 0.5;
}

export function isBroken({ code, errorLine, trouble }: Features): boolean {
  return code || errorLine || trouble;
}

export function isAnswered({ retrieval: { band, similarity } }: Features): boolean {
  return band === 'sure' && similarity > 0;
}

export function isSimilar({ retrieval: { similarity } }: Features): boolean {
  return similarity >= similar;
}
