/** The levels as the planner and the index count them. */
export const levelNumbers = { beginner: 1, intermediate: 2, advanced: 3 } as const;
