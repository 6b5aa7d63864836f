/** What a topic's level is called. */
export const levelNames = { 1: 'beginner', 2: 'intermediate', 3: 'advanced' } as const;
