/** Where the roadmaps of a plan do not load. */
export const unreachable = 'The roadmaps cannot be reached. Try again when you are connected.';

/** Where a plan is larger than what is kept of one. */
export const tooLarge = 'This plan would be too large to keep.';
