const work = String.raw`(?:assignments?(?! (?:to|of|operators?|statements?|expressions?)\b)|homeworks?|coursework|lab (?:report|work)|term paper|thesis|essay)`;
const test = String.raw`(?:exams?|tests?|quiz(?:zes)?|midterms?|finals)`;
const polite = String.raw`(?:please |pls |kindly |can you |could you |will you |would you )*`;
const own = String.raw`(?:my|our|this|the|his|her|today's|tomorrow's)`;
const piece = String.raw`(?:program|code|script|function|class|method|query|solution|regex)`;
const writing = String.raw`(?:write|code|implement|program|give|send|make|create|generate)(?: me| us)?(?: an?| the| some| my)?`;
/** What it is to do, before it: "a prime number program", "a sorting function". */
const named = String.raw`(?!(?:an?|the|some|my|new|own|simple|clean|better|good|nice|first|basic|reusable|private|public|static|abstract)\b)\w+`;

/** Asking for work to be done that is set to be the learner's own. What one does for an examination oneself is none of it. */
export const homeworkAsks: readonly RegExp[] = [
  String.raw`\b(?:write|solve|finish|complete|make|code|build|program|implement|create|submit|answer)\b[^.?!]{0,60}\b${own}\b[^.?!]{0,40}(?<!compound |destructuring |augmented |multiple )\b${work}\b`,
  String.raw`\bdo (?:all |some )?(?:of )?${own}\b(?: \w+){0,4} ${work}\b`,
  String.raw`\b(?:assignment|homework|coursework)\b[^.?!]{0,60}\b(?:for me|due|deadline|full code|complete code|whole code|answers?|solutions?)\b`,
  // An examination that somebody else is to sit.
  String.raw`\b(?:do|take|sit|write|solve|answer|complete|finish|pass) ${own}(?: \w+){0,3} ${test}\b[^.?!]{0,20}\bfor (?:me|us)\b`,
  String.raw`^${polite}(?:do|take|sit|solve|answer|complete|finish) ${own}(?: \w+){0,3} ${test}\b`,
  String.raw`\bcheat (?:in|on)\b[^.?!]{0,30}\b(?:test|exam|quiz|assignment|interview)\b`,
  String.raw`\b(?:give|send|provide|share|need|want|get)(?: me| us)? (?:all )?(?:the )?(?:right |correct )?(?:answers?|solutions?|answer keys?) (?:to|of|for|from)\b`,
  // The whole of a program, ready.
  String.raw`\b(?:full|complete|entire|whole|finished|ready|working) (?:source )?(?:code|program|solution|project)\b[^.?!]{0,30}\b(?:only|please|pls)\b`,
  String.raw`\b(?:give|send|write|provide|show|need|want|share)\b(?: \w+){0,4} (?:full|complete|entire|whole|finished|ready|working) (?:source )?(?:code|program|solution)\b`,
  String.raw`^${polite}${writing}(?: \w+){0,2} ${piece}\b(?! (?:plan|roadmap|editor|review))[^.?!]{0,40}\b(?:to|that|which|for|of|using)\b`,
  String.raw`^${polite}${writing}(?: ${named}){1,3} ${piece}\b(?! (?:plan|roadmap|editor|review))`,
].map((ask) => new RegExp(ask, 'u'));
