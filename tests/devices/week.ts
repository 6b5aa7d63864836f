import fc from 'fast-check';

import { arbitraryBody } from '#journal/testing/arbitrary.ts';
import type { EventBody } from '#journal/event/event.ts';

/** What happens to a call. */
export type Fate = 'arrives' | 'never-sent' | 'reply-lost' | 'sent-twice' | 'late';
export type Step =
  | { readonly kind: 'work'; readonly device: number; readonly body: EventBody }
  | { readonly kind: 'undo' | 'forge'; readonly device: number; readonly which: number }
  | { readonly kind: 'exchange'; readonly devices: readonly number[]; readonly fate: Fate }
  | { readonly kind: 'release'; readonly which: number };

const device = fc.constantFrom(0, 1);
const which = fc.nat(9);
const fate = fc.constantFrom<Fate>('arrives', 'never-sent', 'reply-lost', 'sent-twice', 'late');
/** One device, two devices at once, or two tabs of one device. */
const devices = fc.constantFrom([0], [1], [0, 1], [0, 0], [1, 1]);

/** Random days on two devices with an unreliable network. */
export const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('work' as const), device, body: arbitraryBody }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'forge'), device, which }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('exchange' as const), devices, fate }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which }) },
  ),
  { minLength: 3, maxLength: 16 },
);
