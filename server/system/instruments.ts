import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const buckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** What is counted as it happens. */
export function makeInstruments(register: Registry) {
  const registers = [register];
  const count = (name: string, help: string, labelNames: readonly string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    requests: count('http_requests_total', 'Requests answered', ['method', 'route', 'status']),
    seconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time from a request to its answer',
      labelNames: ['route'],
      buckets,
      registers,
    }),
    refusals: count('refusals_total', 'Requests refused by a limit', ['limit']),
    mails: count('mails_total', 'Mails by what became of a try', ['outcome']),
    replies: count('model_replies_total', 'Replies by who wrote them, and why not the model', [
      'source',
      'failure',
    ]),
    events: count('security_events_total', 'What happened to accounts', ['event']),
  };
}

/** What is read when somebody asks. */
export function makeGauges(register: Registry) {
  const registers = [register];
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    waiting: gauge('passwords_waiting', 'Passwords that wait to be hashed'),
    connections: gauge('database_connections', 'Connections to PostgreSQL', ['state']),
    mailsWaiting: gauge('mails_waiting', 'Mails that are not sent yet'),
    sizes: gauge('stored', 'What is stored, as of the last cleanup', ['what']),
    bytes: gauge('database_bytes', 'What the database takes on its disk, as of the last cleanup'),
    cleanup: gauge('last_cleanup_timestamp_seconds', 'When the last cleanup ended'),
  };
}
