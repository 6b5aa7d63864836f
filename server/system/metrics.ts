import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** `route` is the pattern: paths, queries and bodies are not recorded. */
export type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  readonly id?: string;
};

export type Metrics = {
  readonly count: (answered: AnsweredRequest) => void;
  readonly write: () => Promise<string>;
  readonly contentType: string;
};

const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function makeMetrics(countWaiting: () => number): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { requests, seconds, waiting } = makeInstruments(register);
  return {
    count({ method, route, status, ms }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status });
      seconds.observe({ route }, ms / 1000);
    },
    write() {
      waiting.set(countWaiting());
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

function makeInstruments(register: Registry) {
  const registers = [register];
  return {
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from a request to its answer',
      labelNames: ['route'],
      buckets,
      registers,
    }),
    waiting: new Gauge({ name: 'passwords_waiting', help: 'Passwords that wait to be hashed', registers }),
  };
}
