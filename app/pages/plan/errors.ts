export const unreachable = 'The roadmaps could not be loaded. Try again when you are online.';

export const tooLarge = 'This plan is too large to save.';
