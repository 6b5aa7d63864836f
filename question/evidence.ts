import type { Features } from './features.ts';
import { type Intent, intents } from './meaning/meaning.ts';

/** From `sure` on, the classifier needs no sign; below `outright`, signs come first; from `likely` on, it decides if there are none. */
export const [sure, outright, likely] = [0.8, 0.6, 0.4];
const similar = 0.4;

const elsewhere: ReadonlySet<Intent> = new Set(['crisis', 'danger', 'change', 'followup']);

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
