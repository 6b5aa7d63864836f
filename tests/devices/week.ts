import fc from 'fast-check';

import { arbitraryBody } from '#journal/testing/arbitrary.ts';
import type { EventBody } from '#journal/event/event.ts';

/** What becomes of a call: also of what is sent twice by something between, and of an answer that comes late. */
export type Fate = 'arrives' | 'never-sent' | 'reply-lost' | 'sent-twice' | 'late';
export type Step =
  | { readonly kind: 'work'; readonly device: number; readonly body: EventBody }
  | { readonly kind: 'undo' | 'forge'; readonly device: number; readonly which: number }
  | { readonly kind: 'exchange'; readonly devices: readonly number[]; readonly fate: Fate }
  | { readonly kind: 'release'; readonly which: number };

const device = fc.constantFrom(0, 1);
const which = fc.nat(9);
const fate = fc.constantFrom<Fate>('arrives', 'never-sent', 'reply-lost', 'sent-twice', 'late');
/** One device, both at once, or two tabs of one. */
const devices = fc.constantFrom([0], [1], [0, 1], [0, 0], [1, 1]);

/** Random days of two devices and the network between them and the real server. */
export const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('work' as const), device, body: arbitraryBody }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'forge'), device, which }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('exchange' as const), devices, fate }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which }) },
  ),
  { minLength: 3, maxLength: 16 },
);
