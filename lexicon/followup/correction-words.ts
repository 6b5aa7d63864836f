/** Said before what was meant instead, in folded text. */
export const correctionLead = new RegExp(
  [
    String.raw`(?:that|this|it)(?:'s| is| was|s)? not what i (?:meant|mean|wanted|want|asked(?: for)?|said)`,
    String.raw`not (?:that|this|it)(?: one| kind| sort)?`,
    String.raw`you (?:misunderstood(?: me| that)?|got (?:me|it|that) wrong)`,
    String.raw`i (?:actually |really |only |rather )?(?:meant|mean|said|was asking|was talking|asked|wanted to (?:know|ask|learn))(?: about| for)?`,
    String.raw`it (?:should|was supposed to) (?:be|say)`,
    String.raw`ich mein(?:t)?e|je (?:voulais dire|parle de|parlais de)|(?:yo )?(?:quise|queria) decir|me refer?ia a|me refiero a|(?:eu )?(?:quis|queria) dizer|intendevo|volevo dire|chodzilo mi o|mialem na mysli`,
  ].join('|'),
  'u',
);
/** Refuses what was said before it, and what may stand beside that. */
export const refusal =
  /(?:no+(?=\s*(?:[,.!:;-]|$)|\s+(?:no|nope|not|i|it|that|this|sorry|wrong|the other)\b)|nope|nah|wrong|nein|non|nao|nie|niet|sorry|oops|ups|perdon|pardon|scusa)(?![\p{L}\p{N}'])/u;
export const hesitation = /(?:oh|wait|hey|actually|but|well|hmm+|ok|okay|and)(?![\p{L}\p{N}'])/u;
/** Names nothing: what is meant is still to be said. */
export const vagueThing =
  /^(?:something|anything|sth|somewhat|another thing|the other|that|this|it|my question|what i (?:meant|asked))(?: else| one| thing| way)?[\s,.;:!-]*/u;
/** A short message behind "no" that says more than a name. */
export const saysMore =
  /\b(?:thanks?|thank|it|its|that|this|i|i'm|im|you|more|less|not|dont|don't|please|videos?|works?|still|idea|way|problem|need|want|shorter|longer|simpler|easier|harder|time|days?|weeks?)\b/u;
/** Asks about another thing of the same kind: "and a tuple?", "what about grid?". */
export const besideAsked =
  /^(?:ok |okay |so |well |alright )?(?:and(?: what about| how about)?|what about|how about|what of|versus|vs|und(?: was ist mit)?|y(?: que tal)?|et|e|oder|or)[\s,]+(?:then )?(?:the |an? |el |la |los |las |un |una |le |les |des |die |der |das |ein |eine |o |os |il |i )?(?<thing>[^?.!]{2,40}?)(?: then| though| please)?[\s?.!]*$/u;
/** Speaks of how something is said, and not of what a plan holds. */
export const wordingWords =
  /\b(?:say|said|tell|explain\p{L}*|words?|wording|read|sentences?|examples?|understand|understood|get it|got it|erklar\p{L}*|worten|worte|beispiel\p{L}*|explic\p{L}*|expliqu\p{L}*|palabras|ejemplos?|entend\p{L}*|entiend\p{L}*|mots|exempl\p{L}*|parole|spieg\p{L}*|esempi\p{L}*|samjh\p{L}*|samajh\p{L}*|batao|detail\p{L}*|wyjasn\p{L}*|przyklad\p{L}*|slowami)\b/u;
/** Said before what is wanted, in folded text. */
export const politeLead =
  /^(?:(?:thank you|thanks|thx|ok(?:ay)?|great|lovely|perfect|good|nice|cool|wonderful|super|danke|gracias|merci|grazie|obrigad[oa])(?: (?:dear|so much|very much|a lot|again|then|that(?:'s| is) (?:great|good|perfect)))*[\s.,!:)]+)+(?=\S)/u;
/** Says that another technology is to take the place of that of a plan. */
export const insteadWords =
  /\b(?:instead|rather than|switch|swap|change (?:it|the plan|my plan|this|that|what you)|stattdessen|en su lugar|plutot|invece|em vez|zamiast)\b/u;
/** Begins a message that only says how much time there is. */
export const timeLead =
  /^(?:(?:oh|ah|hm+|ok|okay|sorry|wait|no|and|but|so|well|ups|oops)[\s,.!]+)*(?:only|just|actually|make it|(?:i|we) (?:only |just |really )?(?:have|got|can|need (?:it|this|that))|it (?:has|must|needs)|it(?:'s| is) only|there are only|can (?:it|we) (?:be|do)|\d{1,3} (?:days?|weeks?)\b(?! in\b))/u;
