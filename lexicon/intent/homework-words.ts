/** Names of work that learners are to do themselves and hand in. */
export const schoolwork =
  /\b(?:assignments?|home ?works?|course ?work|lab (?:reports?|work)|term paper|essay)\b|^(?:please )?write (?:me )?an? (?:\w+ )?program (?:to|that|which)\b/u;

/** Wanting to be questioned on something, or to have exercises on it. */
export const quizWords =
  /\b(?:quiz me|test me|(?:an?|the|some|short) quiz (?:on|about|of)|(?<!\b(?:not|no|without|than|instead of) )exercises? (?:on|about|for|with)|problems about|summary of)\b/u;
