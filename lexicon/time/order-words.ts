const told = String.raw`(?:instructions?|prompts?|directives?)`;
const undo = String.raw`(?:ignore|disregard|forget|override|bypass)`;
const say = String.raw`(?:say|print|output|repeat|reveal|write|append|insert|include|show|return)`;

/** What nobody asks of a teacher, in the form of a question or not: the words by which a machine was set up. */
export const ownSetUp =
  /\b(?:your|the) (?:system|hidden|secret|initial|original|internal) (?:prompts?|instructions?)\b/iu;

/** Sentences that give orders to a machine and ask nothing of a teacher. What a program ignores, prints or includes is none of them. */
export const orders = new RegExp(
  [
    // What it was told is not to count any more, or is to be told.
    String.raw`\b${undo}\b.{0,40}\b${told}\b`,
    String.raw`\b${undo}\b (?:all|any|your)\b.{0,30}\brules\b`,
    String.raw`\b${undo}\b (?:(?:all|everything|anything|whatever|what|that|the|is|was|were|you|been|told|said|written) )+(?:above|before|previous(?:ly)?|prior|earlier)\b(?=\s*(?:$|[.,;:!]|and\b))`,
    String.raw`\b${undo}\b (?:everything|all|anything|what) (?:that )?you (?:know|were|have been|are)\b`,
    String.raw`\bsystem prompt\b|\b${say}\b.{0,20}\byour (?:prompt|instructions|rules)\b`,
    // It is to be another.
    String.raw`\bjailbreak\b|\b(?:dan|god) mode\b|\byou(?:'re| are)? .{0,20}\bdeveloper mode\b`,
    String.raw`\byou (?:are|will|must|shall) now\b|\byou (?:must|shall|will|have to) (?:obey|comply|reveal|say|append)\b`,
    String.raw`^\W*(?:system|assistant|developer|user|admin|ai|gpt)\s*:`,
    String.raw`^\W*(?:(?:please|now|then|and) )*(?:pretend|role-?play|act|behave)\b.{0,12}\b(?:as|to be|like|you|that)\b`,
    // It is to say what it is given.
    String.raw`^\W*(?:(?:please|now|then|and) )*${say}\b.{0,80}\bpwned\b`,
    String.raw`^\W*(?:(?:please|now|then|and) )*(?:(?:say|reply|respond|answer) (?:only|exactly)|repeat after me|(?:say|repeat) the words?|repeat .{0,20}\babove)\b`,
    String.raw`^\W*then say\b`,
    String.raw`^\W*(?:append|insert)\b.{0,60}\b(?:to|in|into|at|after|on) (?:the end of |top of )?(?:every|each|your)\b(?: \w+)? ?(?:day|line|answer|reply|message|letter|response|week)`,
  ].join('|'),
  'iu',
);

/** A part to be played, before what is asked for: "Act as a teacher and explain closures". */
export const parts =
  /^\W*(?:please )?(?:act|behave|imagine you are|pretend (?:to be|you are|that you are))\b(?: as| like)? [^.?!,:;]{0,80}?(?:[,:;]| and| who) (?=(?:i |please |help|teach|explain|make|give|create|show|tell|plan|write|answer)\b)/iu;
