import { collectDefaultMetrics, Registry } from 'prom-client';

import type { Sizes } from '../database/measure-sizes.ts';
import { makeGauges, makeInstruments } from './instruments.ts';

/** `route` is the pattern: paths, queries and bodies are not recorded. */
export type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  readonly id?: string;
};

type MailOutcome = 'sent' | 'delayed' | 'lost';

export type Metrics = {
  readonly count: (answered: AnsweredRequest) => void;
  readonly countRefusal: (limit: string) => void;
  readonly countMail: (outcome: MailOutcome) => void;
  readonly countReply: (reply: { readonly source: string; readonly failure?: string | undefined }) => void;
  readonly countEvent: (event: string) => void;
  readonly noteCleanup: (sizes: Sizes) => void;
  readonly write: () => Promise<string>;
  readonly contentType: string;
};

/** Read when somebody asks for the metrics. */
export type Readings = {
  readonly passwordsWaiting: () => number;
  /** Null with SQLite, which has one connection. */
  readonly connections: () => {
    readonly busy: number;
    readonly idle: number;
    readonly waiting: number;
  } | null;
  /** Null while the database is unavailable. */
  readonly mailsWaiting: () => Promise<number | null>;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function makeMetrics(readings: Readings): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { requests, seconds, refusals, mails, replies, events } = makeInstruments(register);
  const gauges = makeGauges(register);
  return {
    count({ method, route, status, ms }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status });
      seconds.observe({ route }, ms / 1000);
    },
    countRefusal: (limit) => refusals.inc({ limit }),
    countMail: (outcome) => mails.inc({ outcome }),
    countReply: ({ source, failure = 'none' }) => replies.inc({ source, failure }),
    countEvent: (event) => events.inc({ event }),
    noteCleanup({ bytes, ...sizes }) {
      for (const [what, size] of Object.entries(sizes)) gauges.sizes.set({ what }, size);
      gauges.bytes.set(bytes);
      gauges.cleanup.setToCurrentTime();
    },
    async write() {
      await readInto(gauges, readings);
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

async function readInto(gauges: ReturnType<typeof makeGauges>, readings: Readings): Promise<void> {
  gauges.waiting.set(readings.passwordsWaiting());
  const connections = readings.connections();
  if (connections !== null)
    for (const state of ['busy', 'idle', 'waiting'] as const)
      gauges.connections.set({ state }, connections[state]);
  const mails = await readings.mailsWaiting();
  if (mails !== null) gauges.mailsWaiting.set(mails);
}
