import type { EventBody, JournalEvent } from '../event/event.ts';
import { makeStamp, makeId } from '../event/stamp.ts';

/** An event for tests, made that number of hours into 21 November 2026, on a phone in London. */
export function exampleEvent(hours: number, body: EventBody): JournalEvent {
  const now = Date.UTC(2026, 10, 21) + hours * 3_600_000;
  return { ...body, ...makeStamp(makeId(now, new Uint8Array(10)), { device: 'phone', now, offset: 0 }) };
}

/** Such events an hour apart, the first at midnight. */
export function exampleEvents(...bodies: EventBody[]): JournalEvent[] {
  return bodies.map((body, hour) => exampleEvent(hour, body));
}
