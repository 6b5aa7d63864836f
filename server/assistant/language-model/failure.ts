/** Why the model's words are not used. */
export type Failure =
  | 'slow'
  | 'unreachable'
  | 'refused'
  | 'unsupported'
  | 'busy'
  | 'malformed'
  | 'cut'
  | 'too-long'
  | 'off-topic'
  | 'unreadable'
  | 'over-budget'
  | 'uncounted'
  | 'resting'
  | 'stopped';

/** The endpoint's own failures, which open the breaker. */
export const endpointFailures: ReadonlySet<Failure> = new Set<Failure>([
  'slow',
  'unreachable',
  'refused',
  'busy',
  'malformed',
]);

const texts: Partial<Record<Failure, string>> = {
  slow: 'it did not answer in time',
  cut: 'its answer was cut off',
  'off-topic': 'its answer strayed from our topics',
  'over-budget': 'its budget is used up for now',
  busy: 'too many people are using it right now',
};

export function describeFailure(failure: Failure): string {
  return `(Written without the language model: ${texts[failure] ?? 'it could not be reached'}.)`;
}
