export const levelNames = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;
