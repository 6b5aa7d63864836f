/** What the level of a topic or a learner is called. */
export const levelNames = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;
