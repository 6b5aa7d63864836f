import { isDeepStrictEqual } from 'node:util';

import type { EventBody, JournalEvent } from '../event/event.ts';
import { makeStamp, makeId } from '../event/stamp.ts';
import { chooseEvent, mergeJournals } from '../merge.ts';

/** What the exchange promises, as a model for tests: the server keeps events in their order of arrival. */
type Arrival = { readonly seq: number; readonly event: JournalEvent };
export type ServerModel = readonly Arrival[];
export type ExchangeAsk = { readonly after: number; readonly events: readonly JournalEvent[] };
export type ExchangeAnswer = { readonly events: readonly JournalEvent[]; readonly cursor: number };

/**
 * `POST /api/journal`: takes in what is new, and answers what arrived after the cursor, at most `page` of it, without
 * what the asker sent. Of two contents under one id the chosen one counts: if it is new, it arrives again, for the other
 * devices; if not, the asker receives it.
 */
export function exchange(
  server: ServerModel,
  ask: ExchangeAsk,
  page: number,
): { server: ServerModel; answer: ExchangeAnswer } {
  const log = ask.events.reduce(takeIn, server);
  const logged = new Map(log.map(({ event }) => [event.id, event]));
  const sent = new Map(ask.events.map((event) => [event.id, event]));
  const fresh = log.filter(({ seq }) => seq > ask.after).slice(0, page);
  const news = fresh
    .map(({ event }) => event)
    .filter((event) => !isDeepStrictEqual(sent.get(event.id), event));
  const overruled = ask.events.flatMap((event) => logged.get(event.id) ?? []);
  const corrected = overruled.filter((event) => !isDeepStrictEqual(sent.get(event.id), event));
  const answer = { events: mergeJournals(news, corrected), cursor: fresh.at(-1)?.seq ?? ask.after };
  return { server: log, answer };
}

function takeIn(log: ServerModel, event: JournalEvent): ServerModel {
  const known = log.find((arrival) => arrival.event.id === event.id)?.event;
  if (known && chooseEvent(known, event) === known) return log;
  const rest = log.filter((arrival) => arrival.event.id !== event.id);
  return [...rest, { seq: (log.at(-1)?.seq ?? 0) + 1, event }];
}

/** A browser: what it knows, what of its own no answer has confirmed, and the last cursor. */
export type DeviceModel = {
  readonly name: string;
  readonly events: readonly JournalEvent[];
  readonly unsent: readonly JournalEvent[];
  readonly cursor: number;
};

export function startDevice(name: string): DeviceModel {
  return { name, events: [], unsent: [], cursor: 0 };
}

/** Work on the device, by its own clock. */
export function work(
  device: DeviceModel,
  body: EventBody,
  { now, noise }: { now: number; noise: number },
): DeviceModel {
  const id = makeId(now, new Uint8Array(10).fill(noise), device.events.at(-1)?.id);
  const event: JournalEvent = { ...body, ...makeStamp(id, { device: device.name, now, offset: 0 }) };
  return { ...device, events: mergeJournals(device.events, [event]), unsent: [...device.unsent, event] };
}

export function askOf({ cursor, unsent }: DeviceModel): ExchangeAsk {
  return { after: cursor, events: unsent };
}

/** An answer may come late, twice or never. The ask that it answers says what it confirms: events, not only their ids. */
export function hear(device: DeviceModel, ask: ExchangeAsk, answer: ExchangeAnswer): DeviceModel {
  return {
    ...device,
    events: mergeJournals(device.events, answer.events),
    unsent: device.unsent.filter((event) => !ask.events.includes(event)),
    cursor: Math.max(device.cursor, answer.cursor),
  };
}
