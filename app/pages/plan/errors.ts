/** Where the roadmaps of a plan do not load. */
export const unreachable = 'The roadmaps could not be loaded. Try again when you are online.';

/** Where a plan is larger than what is kept of one. */
export const tooLarge = 'This plan is too large to save.';
