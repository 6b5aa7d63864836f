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

/** So sure is answered as it is; less is answered with other choices, and still less is said to be lost. */
const [sure, likely] = [0.8, 0.4];
/** A question needs less where its topic surely answers, and more where that topic only is near. */
const asked = { sure: 0.6, hedged: 0.9, foreign: 2 } as const;
const near = 0.3;
/** What signs in the words can decide; it is then never lost. */
const byWords: ReadonlySet<ReplyRoute> = new Set(['plan', 'small-talk', 'refusal', 'uncovered']);

/** How sure a meaning is: by what the message most likely is, and for a question by what was found too. */
export function gradeRoute(seen: Features, { route, intent }: { route: ReplyRoute; intent: Intent }): Grade {
  if (route === 'lost') return seen.isOrder ? 'sure' : 'lost';
  if (seen.isEmpty || isPlain(seen, route)) return 'sure';
  if (route === 'answer') return isSurelyAnswered(seen, intent) ? 'sure' : 'likely';
  const share = route === 'opening' ? askShare(seen) : seen.shares[intent];
  if (share >= sure) return 'sure';
  return share >= likely || byWords.has(route) ? 'likely' : 'lost';
}

/** Whether the words alone say it. */
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
