import { askShare } from './evidence.ts';
import type { Features } from './features.ts';
import type { Grade, Intent } from './meaning/meaning.ts';
import { hasNoRoadmap } from './reply-evidence.ts';

export type ReplyRoute =
  | 'plan'
  | 'answer'
  | 'opening'
  | 'homework'
  | 'advice'
  | 'small-talk'
  | 'encouragement'
  | 'about-us'
  | 'refusal'
  | 'uncovered'
  | 'off-topic'
  | 'lost';

/** From `sure` on, a reply has no other choices; from `likely` on it has some; below, the message is lost. */
const [sure, likely] = [0.8, 0.4];
/** A question needs less if its topic surely answers, and more if the topic is only near. */
const asked = { sure: 0.6, hedged: 0.9, foreign: 2 } as const;
const near = 0.3;
/** Routes that the words can decide; those are never lost. */
const byWords: ReadonlySet<ReplyRoute> = new Set(['plan', 'small-talk', 'refusal', 'uncovered']);

/** How sure a meaning is: by its intent, and for a question also by what was found. */
export function gradeRoute(seen: Features, { route, intent }: { route: ReplyRoute; intent: Intent }): Grade {
  if (route === 'lost') return seen.isOrder ? 'sure' : 'lost';
  if (seen.isEmpty || isPlain(seen, route)) return 'sure';
  if (route === 'answer') return isSurelyAnswered(seen, intent) ? 'sure' : 'likely';
  const share = route === 'opening' ? askShare(seen) : seen.shares[intent];
  if (share >= sure) return 'sure';
  return share >= likely || byWords.has(route) ? 'likely' : 'lost';
}

function isPlain(seen: Features, route: ReplyRoute): boolean {
  if (route === 'plan') return seen.isBare;
  if (route === 'refusal') return seen.isUnsafe;
  if (route === 'uncovered') return hasNoRoadmap(seen);
  if (route === 'about-us') return seen.ofUs;
  return route === 'small-talk' && seen.smallTalk !== null;
}

function isSurelyAnswered({ shares, retrieval: { band, similarity } }: Features, intent: Intent): boolean {
  return shares[intent] >= asked[band] && (band === 'sure' || similarity >= near);
}
