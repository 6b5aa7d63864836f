/** What a learner answers once they have seen the answer to a topic's question. */
export const checkAnswers = { right: 'I knew it', wrong: 'Not yet' } as const;

/** The same, said of an earlier time. */
export function describeCheck(isRight: boolean): string {
  return isRight ? 'you knew it' : 'not yet';
}
