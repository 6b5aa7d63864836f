/** What a message says of the learner and their time where it says nothing. */
export const nothingSaid = {
  english: true,
  minutes: null,
  unreadDay: null,
  level: null,
  span: null,
  goal: null,
  dates: { start: null, until: null },
  field: { kind: 'open' },
} as const;
