import { useCallback, useEffect, useState } from 'react';

import type { CalendarAnswer, CalendarMadeAnswer } from '#contract/calendar.ts';

import { callSafely } from '../../../session/send-form.ts';
import { readZone } from './read-zone.ts';

/** `since` is null while it is off. The server gives the address once, so `address` is empty later. */
export type Subscription = { readonly since: string | null; readonly address: string };

type CalendarState = { readonly calendar: Subscription | null; readonly error: string };

const path = '/api/calendar';

/** The calendar of the account that is logged in; null until it is read. An error leaves it as it was. */
export function useCalendar() {
  const [{ calendar, error }, setState] = useState<CalendarState>({ calendar: null, error: '' });
  const read = useCallback(() => void readCalendar().then(setState), []);
  useEffect(() => read(), [read]);
  const change = async (changing: Promise<CalendarState>) => {
    const next = await changing;
    setState((last) => ({ calendar: next.calendar ?? last.calendar, error: next.error }));
    return next.calendar !== null;
  };
  return {
    calendar,
    error,
    read,
    turnOn: (clock: string) => change(makeCalendar(clock)),
    turnOff: () => change(endCalendar()),
  };
}

async function readCalendar(): Promise<CalendarState> {
  const { ok, message, body } = await callSafely<CalendarAnswer>('GET', path);
  if (!ok) return { calendar: null, error: message };
  return { calendar: { since: body.since ?? null, address: '' }, error: '' };
}

async function makeCalendar(clock: string): Promise<CalendarState> {
  const sent = { clock, zone: readZone() };
  const { ok, message, body } = await callSafely<CalendarMadeAnswer>('PUT', path, sent);
  if (!ok) return { calendar: null, error: message };
  const { since = null, path: own = '' } = body;
  return { calendar: { since, address: `${location.origin}${own}` }, error: '' };
}

async function endCalendar(): Promise<CalendarState> {
  const { ok, message } = await callSafely<CalendarAnswer>('DELETE', path);
  return ok ? { calendar: { since: null, address: '' }, error: '' } : { calendar: null, error: message };
}
