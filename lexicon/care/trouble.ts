/** What is wrong where a message needs care; it decides how the reply is worded. The first that is found counts. */
export const troubles = ['overdose', 'despair', 'other', 'stranger', 'violence', 'bullying'] as const;
export type Trouble = (typeof troubles)[number];
