import type { Features } from './features.ts';
import type { Intent } from './meaning.ts';

/** So sure, an intent decides whatever was found. */
export const sure = 0.9;
/** So likely, it does where nothing is found. */
const likely = 0.55;
/** Less likely to ask than this, a message tells. */
export const told = 0.4;
/** So near to a title, a message is about that topic; so near, it is the very thing. */
const [similar, same] = [0.4, 0.7];

/** How likely it is that something is asked which a topic may answer. */
export function askShare({ shares }: Features): number {
  return shares.concept + shares.error + shares.compare;
}

export function hasTechnology({ technologies }: Features): boolean {
  return technologies > 0;
}

/** Whether a message asks something, by its signs, by what it shows, or by what it most likely is. */
export function isAsked(seen: Features): boolean {
  return seen.asks || isBroken(seen) || askShare(seen) >= 0.5;
}

/** Whether it shows or tells of something that does not work. */
export function isBroken({ code, errorLine, trouble }: Features): boolean {
  return code || errorLine || trouble;
}

/** Whether the best topic surely holds what is said. */
export function isAnswered({ retrieval: { band, similarity } }: Features): boolean {
  return band === 'sure' && similarity > 0;
}

/** Whether a message most likely has an intent that no topic answers. */
export function isLikely(seen: Features, intent: Intent): boolean {
  const share = seen.shares[intent];
  return (share >= sure && !isSame(seen)) || (share >= likely && !(isAnswered(seen) && isSimilar(seen)));
}

/** Whether an intent is likely of what a topic may hold the words of, and does not answer: whether it is worth learning, what comes next. */
export function isPlainly(seen: Features, intent: Intent): boolean {
  if (seen.shares[intent] >= sure) return !seen.code;
  return isLikely(seen, intent) && (seen.asks || !hasTechnology(seen));
}

/** Whether an intent is likely, and sure where something is found or a plan is the other reply. */
export function isClearly(seen: Features, intent: Intent): boolean {
  if (seen.shares[intent] >= sure) return !isSame(seen);
  return isLikely(seen, intent) && (seen.asks || seen.orders ? !isAnswered(seen) : !hasTechnology(seen));
}

/** Whether no other intent is likelier, though it may not be likely. */
export function leads({ shares }: Features, intent: Intent): boolean {
  return Object.values(shares).every((share) => share <= shares[intent]);
}

function isSame({ retrieval: { similarity } }: Features): boolean {
  return similarity >= same;
}

export function isSimilar({ retrieval: { similarity } }: Features): boolean {
  return similarity >= similar;
}

/** Whether an intent is so likely that no word has to say it, beside no code and no error. */
export function isSure(seen: Features, intent: Intent): boolean {
  return seen.shares[intent] >= sure && !isBroken(seen);
}
