/** Asking for work to be done that is set to be the learner's own. */
export const homeworkAsks: readonly RegExp[] = [
  /\b(?:do|write|solve|finish|complete|make|code|build|program|implement|create|submit|answer)\b[^.?!]{0,60}\b(?:my|our|this|the)\b[^.?!]{0,40}\b(?:assignments?|homeworks?|coursework|lab (?:report|work)|exam|test|quiz|term paper|thesis|essay)\b/u,
  /\b(?:assignment|homework|coursework)\b[^.?!]{0,60}\b(?:for me|due|deadline|full code|complete code|whole code|answers?|solutions?)\b/u,
  /\b(?:full|complete|entire|whole|finished|ready|working) (?:source )?(?:code|program|solution|project)\b[^.?!]{0,30}\b(?:only|for|of|please|pls|to)\b/u,
  /^(?:please |pls |kindly |can you |could you |will you )?(?:write|code|implement|program|give|send|make|create|generate)(?: me| us)?(?: an?| the| some)?(?: \w+){0,2} (?:program|code|script|function|class|method|query|solution|regex)\b(?! (?:plan|roadmap|editor|review))/u,
  /\b(?:give|send|provide) (?:me )?(?:the )?(?:answers?|solutions?) (?:to|of|for)\b/u,
  /\bcheat (?:in|on)\b[^.?!]{0,30}\b(?:test|exam|assignment|interview)\b/u,
];
