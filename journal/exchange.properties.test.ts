import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryBody, runs, start } from './arbitrary.ts';
import type { EventBody, JournalEvent } from './event.ts';
import {
  type Answer,
  type Ask,
  askOf,
  type DeviceModel,
  exchange,
  hear,
  type ServerModel,
  startDevice,
  work,
} from './exchange-model.ts';
import { foldJournal } from './fold.ts';
import { mergeJournals } from './merge.ts';

/** What may happen next, to one of two devices whose clocks differ. */
type Step =
  | { readonly kind: 'work'; readonly device: number; readonly body: EventBody; readonly noise: number }
  | { readonly kind: 'undo' | 'forge'; readonly device: number; readonly which: number }
  | { readonly kind: 'offline' | 'online' | 'send'; readonly device: number }
  | { readonly kind: 'deliver' | 'deliver-twice' | 'lose' | 'send-again'; readonly which: number };

const device = fc.constantFrom(0, 1);
const which = fc.nat(20);
const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
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
const arbitraryWeek = fc.record({
  steps: arbitrarySteps,
  page: fc.integer({ min: 1, max: 5 }),
  skew: fc.nat(72),
});

describe('two devices and a server, offline at any time, with calls repeated, late and lost', () => {
  test('agree in the end, in every event and in the state', () => {
    fc.assert(
      fc.property(arbitraryWeek, (week) => {
        const { server, devices } = settle(live(week), week.page);
        const journal = mergeJournals(
          server.map(({ event }) => event),
          [],
        );
        for (const { events, unsent } of devices) {
          assert.deepEqual(events, journal);
          assert.deepEqual(unsent, []);
          assert.deepEqual(foldJournal(events, content), foldJournal(journal, content));
        }
      }),
      runs,
    );
  });

  test('lose nothing, at no moment: what a device made stays on it, and reaches all', () => {
    fc.assert(
      fc.property(arbitraryWeek, (week) => {
        const world = live(week, (now) => {
          for (const made of now.made)
            assert.ok(now.devices[made.device]?.events.some(({ id }) => id === made.event.id));
        });
        const { server, made } = settle(world, week.page);
        const kept = new Map(server.map(({ event }) => [event.id, event]));
        const contents = Map.groupBy(made, ({ event }) => event.id);
        for (const [id, versions] of contents)
          assert.ok(versions.some(({ event }) => JSON.stringify(event) === JSON.stringify(kept.get(id))));
        assert.equal(kept.size, contents.size);
      }),
      runs,
    );
  });
});

const content = { renamed: [] };

type World = {
  readonly server: ServerModel;
  readonly devices: readonly DeviceModel[];
  readonly isOnline: readonly boolean[];
  /** Answers on their way; they arrive in any order. */
  readonly mail: readonly { readonly device: number; readonly ask: Ask; readonly answer: Answer }[];
  readonly made: readonly { readonly device: number; readonly event: JournalEvent }[];
};

type Week = { readonly steps: readonly Step[]; readonly page: number; readonly skew: number };

function live({ steps, page, skew }: Week, look: (world: World) => void = () => {}): World {
  let world: World = {
    server: [],
    devices: [startDevice('phone'), startDevice('laptop')],
    isOnline: [true, true],
    mail: [],
    made: [],
  };
  for (const [hour, step] of steps.entries()) {
    const now = start + (hour + ('device' in step ? step.device * skew : 0)) * 3_600_000;
    world = takeStep(world, step, { now, page });
    look(world);
  }
  return world;
}

function takeStep(world: World, step: Step, { now, page }: { now: number; page: number }): World {
  if ('which' in step && !('device' in step)) return takeMail(world, step, page);
  const one = world.devices[step.device];
  if (!one) return world;
  switch (step.kind) {
    case 'work':
      return keep(world, step.device, work(one, step.body, { now, noise: step.noise }));
    case 'undo': {
      const event = one.events[step.which % one.events.length]?.id;
      return event ? keep(world, step.device, work(one, { kind: 'undo', event }, { now, noise: 1 })) : world;
    }
    case 'forge': {
      const event = one.events[step.which % one.events.length];
      return event ? keep(world, step.device, forge(one, event)) : world;
    }
    case 'send':
      return world.isOnline[step.device]
        ? send(world, { device: step.device, ask: askOf(one) }, page)
        : world;
    default:
      return { ...world, isOnline: world.isOnline.with(step.device, step.kind === 'online') };
  }
}

function takeMail(
  world: World,
  step: Extract<Step, { kind: 'deliver' | 'lose' | 'deliver-twice' | 'send-again' }>,
  page: number,
): World {
  const at = step.which % Math.max(1, world.mail.length);
  const letter = world.mail[at];
  const one = letter && world.devices[letter.device];
  if (!one) return world;
  if (step.kind === 'send-again') return send(world, letter, page);
  const mail = step.kind === 'deliver-twice' ? world.mail : world.mail.toSpliced(at, 1);
  if (step.kind === 'lose' || !world.isOnline[letter.device]) return { ...world, mail };
  return { ...world, mail, devices: world.devices.with(letter.device, hear(one, letter.ask, letter.answer)) };
}

function send(world: World, { device: sender, ask }: { device: number; ask: Ask }, page: number): World {
  const { server, answer } = exchange(world.server, ask, page);
  return { ...world, server, mail: [...world.mail, { device: sender, ask, answer }] };
}

function keep(world: World, maker: number, after: DeviceModel): World {
  const event = after.unsent.at(-1);
  const made = event ? [...world.made, { device: maker, event }] : world.made;
  return { ...world, devices: world.devices.with(maker, after), made };
}

/** A broken device: it overwrites what it has with other content under the same id. */
function forge(one: DeviceModel, { id, at }: JournalEvent): DeviceModel {
  const event: JournalEvent = { id, at, device: one.name, kind: 'roadmap-reset', technology: 'alpha' };
  const others = one.events.filter((other) => other.id !== id);
  return { ...one, events: mergeJournals(others, [event]), unsent: [...one.unsent, event] };
}

/** Everybody comes online and asks, the answers arriving, until nobody's cursor moves any more. */
function settle(world: World, page: number): World {
  for (let round = 0; round < 500; round += 1) {
    const before = world.devices.map(({ cursor, unsent }) => [cursor, unsent.length]);
    for (const index of [0, 1]) {
      const one = world.devices[index];
      if (!one) continue;
      const ask = askOf(one);
      const { server, answer } = exchange(world.server, ask, page);
      world = { ...world, server, devices: world.devices.with(index, hear(one, ask, answer)) };
    }
    if (
      JSON.stringify(before) ===
      JSON.stringify(world.devices.map(({ cursor, unsent }) => [cursor, unsent.length]))
    )
      return world;
  }
  throw new Error('They never settle.');
}
