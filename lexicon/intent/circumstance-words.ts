const tests = String.raw`(?:exams?|examinations?|tests?|quiz|midterms?|finals|viva|interviews?|course|semester|subject|paper)`;
const soon = String.raw`(?:next|this|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\d+|a|one|two|three|few)|tomorrow|today|coming|soon|near|ahead)`;

const feeling = String.raw`\b(?:i am|i'm|im|i feel|feeling|am|being) (?:(?:so|very|really|quite|a bit|a little|too|always|also) )*(?:lost|stupid|dumb|hopeless|overwhelmed|frustrated|discouraged|unmotivated|sad|happy|angry|lonely|tired|busy|bored|excited|slow|shy|lazy|old|stuck|bad|alone|sick|late|behind|serious)\b`;

/** What a learner tells of themselves and of what they must be ready for. It names no topic, though its words may: "pass my exam". */
export const circumstances = new RegExp(
  [
    String.raw`\b(?:pass|passing|fail|failing|ace|retake|repeat|sit|take|taking|survive) (?:my|our|the|this|an?)(?: (?!unit|integration)\w+){0,2} test\b`,
    String.raw`\b(?:nothing|none|never|no time)(?: (?:on|at|in|during|over))?(?: the)? (?:week-?ends?|week ?days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b`,
    String.raw`\b(?:pass|passing|fail|failing|ace|clear|crack|retake|repeat|sit|take|taking|survive)(?= (?:\w+ ){0,3}${tests}\b)`,
    String.raw`\b(?:final|practical|written|oral|internal|external)(?= (?:\w+ )?exams?\b)`,
    String.raw`\b(?:i|we)(?: have|'ve)? (?:fail(?:ed)?|missed|skipped|forgot|forgotten|lost)\b[^.;,!?]*`,
    String.raw`\b(?:i|we) (?:can't|cannot|can not|don't|do not|must not|should not) (?:fail|sleep|miss|lose)\b[^.;,!?]*`,
    feeling,
    String.raw`\bknow(?:ing)? (?:absolutely |almost |literally )?(?:nothing|very little|not much|little)\b(?: (?:about|of))?`,
    String.raw`\bmy (?:hands?|fingers?|wrists?|eyes?|eyesight|hearing)\b[^.;,!?]*`,
    String.raw`\b(?:change|changing|switch|switching) (?:my )?careers?\b|\bcareer change\b`,
    String.raw`\b(?:placement|aptitude|mock|entrance|school|maths?) test\b`,
    String.raw`\b(?:my|our|the|a) (?:class|school|final|group|semester|term|course|college|university) (?:project|presentation)\b`,
    String.raw`\b(?:a|our|my|whole|evening|night|school) class(?:es)? of (?:about |some )?(?:\d+|\w+teen|ten|twelve|twenty|thirty)\b`,
    String.raw`\b(?:school|class|maths?|big|final|next|entrance|practical|written|my|our|the|this|have an?|got an?|for an?) test\b(?= ?(?:$|[.,;!])|[^.;!?]{0,40}\b${soon}\b)`,
  ].join('|'),
  'giu',
);

/** Somebody will be examined at a time that is named: a wish to be made ready, whatever its form. */
export const examinations = new RegExp(
  String.raw`\b(?:exams?|examinations?|midterms?|viva|(?:school|class|maths?|final|entrance|have an?|got an?) test|(?:(?:my|our|the|this) |(?<=^|[.,;!?] ?|\band ))(?:test|quiz|exam)(?= (?:is|comes|will be|on) )|(?:(?:have an?|got an?|my|job) |^)interview)\b(?: (?!help)[^\s.;!?]+){0,6}? (?:is |are |comes )?${soon}\b`,
  'iu',
);

/** Asking what to do so as to be ready. */
export const readying =
  /\b(?:what|how|where)\b.{0,20}\b(?:i|we)\b.{0,20}\b(?:do|study|learn|revise|practi[sc]e|review|know|pass|survive|start|begin|get ready|be ready)\b/iu;

/** What a learner is and how they feel, which is no subject. */
export const feelings = new RegExp(
  String.raw`${feeling}|\b(?:i am|i'm|im) (?:\d+(?: years old)?,? (?:and )?)?an? (?:\w+ )?\w+(?=$|[.,;!]| and\b)|\b(?:nothing|it never|it just never) (?:ever )?works\b(?=$|[.,!]| for me)`,
  'giu',
);
