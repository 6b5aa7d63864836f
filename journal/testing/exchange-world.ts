import { start } from './arbitrary.ts';
import type { JournalEvent } from '../event/event.ts';
import {
  type ExchangeAnswer,
  type ExchangeAsk,
  askOf,
  type DeviceModel,
  exchange,
  hear,
  type ServerModel,
  startDevice,
  work,
} from './exchange-model.ts';
import type { ExchangeStep, Week } from './exchange-week.ts';
import { mergeJournals } from '../merge.ts';

/** What two devices, a server and the calls between them come to. */
export type ExchangeWorld = {
  readonly server: ServerModel;
  readonly devices: readonly DeviceModel[];
  readonly isOnline: readonly boolean[];
  /** Answers on their way; they arrive in any order. */
  readonly mail: readonly {
    readonly device: number;
    readonly ask: ExchangeAsk;
    readonly answer: ExchangeAnswer;
  }[];
  readonly made: readonly { readonly device: number; readonly event: JournalEvent }[];
};

/** The world after the steps; `look` sees it after each. */
export function live(
  { steps, page, skew }: Week,
  look: (world: ExchangeWorld) => void = () => {},
): ExchangeWorld {
  let world: ExchangeWorld = {
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

function takeStep(
  world: ExchangeWorld,
  step: ExchangeStep,
  { now, page }: { now: number; page: number },
): ExchangeWorld {
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
  world: ExchangeWorld,
  step: Extract<ExchangeStep, { kind: 'deliver' | 'lose' | 'deliver-twice' | 'send-again' }>,
  page: number,
): ExchangeWorld {
  const at = step.which % Math.max(1, world.mail.length);
  const letter = world.mail[at];
  const one = letter && world.devices[letter.device];
  if (!one) return world;
  if (step.kind === 'send-again') return send(world, letter, page);
  const mail = step.kind === 'deliver-twice' ? world.mail : world.mail.toSpliced(at, 1);
  if (step.kind === 'lose' || !world.isOnline[letter.device]) return { ...world, mail };
  return { ...world, mail, devices: world.devices.with(letter.device, hear(one, letter.ask, letter.answer)) };
}

function send(
  world: ExchangeWorld,
  { device: sender, ask }: { device: number; ask: ExchangeAsk },
  page: number,
): ExchangeWorld {
  const { server, answer } = exchange(world.server, ask, page);
  return { ...world, server, mail: [...world.mail, { device: sender, ask, answer }] };
}

function keep(world: ExchangeWorld, maker: number, after: DeviceModel): ExchangeWorld {
  const made = after.unsent.slice(-1).map((event) => ({ device: maker, event }));
  return { ...world, devices: world.devices.with(maker, after), made: [...world.made, ...made] };
}

/** A broken device: it overwrites what it has with other content under the same id. */
function forge(one: DeviceModel, { id, at }: JournalEvent): DeviceModel {
  const event: JournalEvent = { id, at, device: one.name, kind: 'roadmap-reset', technology: 'alpha' };
  const others = one.events.filter((other) => other.id !== id);
  return { ...one, events: mergeJournals(others, [event]), unsent: [...one.unsent, event] };
}

/** Everybody comes online and asks, the answers arriving, until nobody's cursor moves any more. */
export function settleExchange(world: ExchangeWorld, page: number): ExchangeWorld {
  for (let round = 0; round < 500; round += 1) {
    const before = whereAll(world);
    for (const index of world.devices.keys()) world = askOnce(world, index, page);
    if (whereAll(world) === before) return world;
  }
  throw new Error('They never settleExchange.');
}

function askOnce(world: ExchangeWorld, index: number, page: number): ExchangeWorld {
  const one = world.devices[index];
  if (!one) return world;
  const ask = askOf(one);
  const { server, answer } = exchange(world.server, ask, page);
  return { ...world, server, devices: world.devices.with(index, hear(one, ask, answer)) };
}

function whereAll({ devices }: ExchangeWorld): string {
  return devices.map(({ cursor, unsent }) => `${cursor} ${unsent.length}`).join();
}
