/** Asking how long it takes to learn something. */
export const lengthForms = new RegExp(
  [
    String.raw`\b(?:how (?:long|much time|many (?:hours|days|weeks|months|years)(?! (?:a|per|each|every) ))|what(?:'s| is) (?:the|a) (?:realistic )?(?:time|timeline))\b[^.?!]*\b(?:learn|master|study|know|understand|finish|complete|get (?:good|better|started)|become|roadmap|course)\b`,
    String.raw`\bhow (?:long|much time) (?:does|do|will|would|is|should) (?:it |i |one )?(?:take|need|spend)?(?: to)?(?: be)?\b(?=[^.?!]{0,40}[.?!]*$)`,
    String.raw`^how long is (?:the )?\S+(?: roadmap| course)?\W*$`,
  ].join('|'),
  'u',
);

const work = String.raw`(?:jobs?|internships?|career|employment)`;
/** Names of work that a program does. */
const aside = String.raw`(?! (?:id|ids|queues?|schedul\w*|runners?|names?|status\w*|objects?|table|title|every))`;

/** Asking what work can be had with it. */
export const jobForms = new RegExp(
  [
    String.raw`\b(?:get|find|land|have|getting|finding|landing) (?:me )?(?:an? |my |any |some )?(?:(?!cron|background|batch|scheduled|spark|print)[\w-]+ ){0,3}?(?<!\b(?:cron|background|batch|scheduled|spark|print) )${work}\b${aside}`,
    String.raw`\b(?:enough|good|useful|needed|required|best) (?:for|to get) (?:an? |the |my )?(?:[\w-]+ )?${work}\b${aside}`,
    String.raw`\b(?:get|be|getting) (?:hired|employed)\b|\bhireable\b|\bemployable\b|\bin demand\b`,
    String.raw`\b(?:highest|best|better|well)[- ]paid\b|\bpays? (?:the )?(?:best|most|well)\b|\bsalar(?:y|ies)\b|\b(?:earn|make) (?:good |some |a lot of )?(?:money|a living)\b|\bfreelanc(?:e|er|ing)\b`,
  ].join('|'),
  'u',
);

/** What belongs to the question which of some technologies to take, and names no topic. */
export const choiceWords =
  /\b(?:better|best|easier|easiest|harder|hardest|first|second|next|languages?|programming|coding|technolog(?:y|ies)|beginners?|start|starting|begin|choose|choosing|pick|decide|one|between|or|learn|learning|take|go|useful|popular|good|for|a|an|the|my|me|as|to|with|should|i|is|are|which|what|or|and|paid|than|i'm|me|it|vs|versus|faster)\b/gu;

/** Asking what to learn behind something, which stands at the end. */
export const nextForms =
  /\bwhat (?:(?:should|can|could|do|shall|must) (?:i|we) (?:do|learn|study|take|read|start)|to (?:do|learn|study|take))(?: next)?,? after (?:(?:i|we) (?:know|learn|finish|did|learned|finished) |(?:learning|finishing|knowing) )?(?:the |my )?(?<done>[^.?!]{2,60}?)[\s.?!]*$/u;
