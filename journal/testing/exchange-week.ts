import fc from 'fast-check';

import { arbitraryBody } from './arbitrary.ts';
import type { EventBody } from '../event/event.ts';

/** Random weeks of two devices and a server, for the properties of the exchange. */

/** What may happen next, to one of two devices whose clocks differ. */
export type ExchangeStep =
  | { readonly kind: 'work'; readonly device: number; readonly body: EventBody; readonly noise: number }
  | { readonly kind: 'undo' | 'forge'; readonly device: number; readonly which: number }
  | { readonly kind: 'offline' | 'online' | 'send'; readonly device: number }
  | { readonly kind: 'deliver' | 'deliver-twice' | 'lose' | 'send-again'; readonly which: number };

const device = fc.constantFrom(0, 1);
const which = fc.nat(20);
const arbitrarySteps: fc.Arbitrary<ExchangeStep[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('work'), device, body: arbitraryBody, noise: fc.nat(255) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'forge'), device, which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('offline', 'online'), device }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('send'), device }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('deliver', 'deliver-twice', 'lose', 'send-again'),
        which,
      }),
    },
  ),
  { minLength: 5, maxLength: 50 },
);
export const arbitraryWeek = fc.record({
  steps: arbitrarySteps,
  page: fc.integer({ min: 1, max: 5 }),
  skew: fc.nat(72),
});

/** Answers a page, and hours between the clocks. */
export type Week = { readonly steps: readonly ExchangeStep[]; readonly page: number; readonly skew: number };
