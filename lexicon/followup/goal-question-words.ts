/** Words by which someone asks what a plan for a goal ends in. */
export const endQuestions = new RegExp(
  [
    String.raw`\bwhat\b.*\b(?:have|made|built|get|know|able|show)\b.*\b(?:at|by|in) the (?:very )?end\b`,
    String.raw`\bwhat (?:will|do|would) (?:i|we) (?:have |get |be )?(?:made|built|making|building|make|build)\b`,
    String.raw`\b(?:end|final|finished) (?:result|product|thing)\b|\bhow will it look\b|\bwhat will it (?:be|do|look)\b`,
    String.raw`\bwhat (?:comes|is) out\b`,
  ].join('|'),
);

/** Words by which someone asks for its steps. */
export const stepQuestions =
  /\b(?:show|list|give|tell|see|name|what are|which are|explain)\b.*\bsteps\b|\b(?:which|what|all|the) (?:project )?steps\b|^steps\b/;

/** Words of those who want another goal than the one before. */
export const goalSwitches =
  /\b(?:instead|rather|actually|forget (?:it|that|about)|changed my mind|another goal|different (?:goal|project|thing)|something else)\b/;
