import type { ReplyRoute } from './decide.ts';
import { askShare } from './evidence.ts';
import type { Features } from './features.ts';
import type { Grade, Intent } from './meaning.ts';

/** So sure is answered as it is; less is answered with other choices, and still less is said to be lost. */
const [sure, likely] = [0.8, 0.4];
/** A question whose topic surely answers needs less to be one. */
const asked = 0.3;
const plain: ReadonlySet<ReplyRoute> = new Set(['small-talk', 'refusal', 'uncovered']);

/** How sure a meaning is: by what the message most likely is, and for a question by what was found too. */
export function gradeRoute(seen: Features, { route, intent }: { route: ReplyRoute; intent: Intent }): Grade {
  if (route === 'lost') return seen.isOrder ? 'sure' : 'lost';
  if (seen.isEmpty || plain.has(route)) return 'sure';
  if (route === 'answer')
    return seen.retrieval.band === 'sure' && askShare(seen) >= asked ? 'sure' : 'likely';
  const share = route === 'opening' ? askShare(seen) : seen.shares[intent];
  if (share >= sure || (route === 'plan' && seen.isBare)) return 'sure';
  return share >= likely || route === 'plan' ? 'likely' : 'lost';
}
