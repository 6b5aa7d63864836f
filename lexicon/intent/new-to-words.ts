/** What stands before the name of a technology that is new to a learner, and behind it. */
export const newBefore =
  /(?:\b(?:no|zero|never (?:used|touched|tried|done|learn(?:ed|t)|written|seen|opened|worked with|coded in|programmed in)(?: any| in)?|(?:do not|don't) know(?: any| anything about)?|know nothing (?:about|of)|new to|beginner in|first time (?:with|in|using)|(?:switch(?:ing|ed)?|mov(?:e|ing|ed)|migrat(?:e|ing|ed)|chang(?:e|ing|ed)|go(?:ing)?) (?:over )?to|now (?:\w+ ){0,3}?(?:wants|needs|uses))\s*)$/u;
export const newBehind =
  /^\s*(?:(?:is|was|are) (?:all |completely |quite |totally |very |still )?(?:new|foreign)\b|at all\b|from (?:zero|scratch|the beginning)\b)/u;
/** The same of what the message is about. */
export const newAtAll =
  /\b(?:never|not) (?:done|used|tried|touched|seen|learned|learnt) (?:it|this|that|any of (?:it|this|that))\b|\b(?:it|this|that)(?:'s| is) (?:all |completely |quite |totally )?new to me\b/u;
