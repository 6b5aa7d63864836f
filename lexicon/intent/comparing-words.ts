/** Words that set two things beside each other, wherever they are. */
export const comparingWords = new RegExp(
  [
    String.raw`\b(?:differences?|differs?|different (?:from|than|to|between)|compar(?:e|es|ed|ing|ison|isons))\b`,
    String.raw`\b(?:versus|vs|better|instead of|rather than|and not|whether to|choose|choosing|pick|decide|prefer)\b`,
    String.raw`\bwhen (?:to|do i|do you|should i|would i|would you) use\b|\bwhich (?:one|of|should|is)\b`,
    String.raw`\bshould (?:i|we|you) (?:use|choose|pick|take|learn)\b|\b(?:confus(?:e|ed|es|ing)|mix(?:ed|ing)? up)\b`,
    String.raw`\b(?:unterschiede?|diferencias?|diferenca|differenza|verschil|roznica|rozni(?:a)?|fark\w*|farq|antar|unterscheide[nt]|distingue|cambia|mejor|besser|meilleure?|melhor|meglio|lepiej)\b`,
    String.raw`разниц|отлич|лучше|अंतर|फर्क|区别|區別|違い|차이|الفرق|הבדל`,
  ].join('|'),
  'u',
);
/** What is done to values, and not asked about two ideas. */
export const comparedValues =
  /\b(?:how (?:to|(?:do|can|would|should) (?:i|you|we|one))|(?:if|when) (?:i|you|we)) compare\b/u;
/** Between two names, they ask which of them to take. */
export const choosingJoints: ReadonlySet<string> = new Set(
  'or vs versus oder ou o czy или ya yoksa of eller'.split(' '),
);
/** Small words that may be between two names beside that, or around them. */
export const smallWords: ReadonlySet<string> = new Set(
  [
    'a an and are as be better do does else explain for i in is it just language learn me my of one plain please rather',
    'should simply still than the then to use vanilla we what when which with you',
  ].flatMap((line) => line.split(' ')),
);
/** Between two names that are all of a message, they set them beside each other; "list to set" asks for something else. */
export const listingJoints: ReadonlySet<string> = new Set([...choosingJoints, 'and', 'a', 'an', 'the']);
/** A question how something is done, and a report of an error, name two things without asking which to take. */
export const otherQuestions =
  /\b(?:how (?:to|do|does|can|could|would|should)|errors?|exception|cannot|can't|if)\b/u;
