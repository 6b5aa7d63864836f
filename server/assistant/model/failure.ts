/** Why the model's words are not used. */
export type Failure =
  | 'slow'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'malformed'
  | 'cut'
  | 'too-long'
  | 'off-topic'
  | 'over-budget'
  | 'uncounted'
  | 'resting'
  | 'stopped';

/** Those that are the endpoint's own: after some of them in a row it is left alone for a while. */
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
  'off-topic': 'its answer did not keep to our topics',
  'over-budget': 'it has been asked as often as it may be for now',
  busy: 'too many ask it at this moment',
};

/** The one line that says so to the learner. */
export function describeFailure(failure: Failure): string {
  return `(Written without the language model: ${texts[failure] ?? 'it could not be asked'}.)`;
}
