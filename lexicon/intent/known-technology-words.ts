const leads = [
  String.raw`(?<!\b(?:to|should i|must i|do i) (?:first )?)\b(?:knows?|knew|learned|learnt|finish(?:ed|ing)?|completed|mastered|studied|(?:i've|i have) (?:already )?done)`,
  String.raw`\b(?:com(?:e|ing)|came|switch(?:ed|ing)?|mov(?:e|ed|ing)|migrat(?:e|ed|ing)) (?:over )?from`,
  String.raw`\b(?:background|experienced?|fluent|years|good|confident|comfortable|familiar) (?:is|in|of|with|at|as)`,
  String.raw`\bi (?:can|could|(?:already |mostly )?(?:use|used|write|wrote|work with|worked with|program in|code in))`,
].join('|');

/** What comes right before the name of a technology that one knows. */
export const knownLeads = new RegExp(
  String.raw`(?:${leads})(?: (?:already|in|of|with|the|my|plain|pure|how to use))* ?$`,
  'u',
);
/** What comes right behind the name of a technology whose trade one has. */
export const knownTrades = /^(?:developer|dev|programmer|engineer|coder)s?\b/u;
/** Before such a name, where it is one's own trade. */
export const ownTrades = /\b(?:i am|i'm|im|as) an? (?:\S+ ){0,2}$|^$/u;
/** A clause with one of these says of nothing that it is known well. */
export const unknownWords =
  /\b(?:not|never|don't|dont|didn't|haven't|nothing|no|without|zero|forgot|become|becoming|little|bit|not much|hardly|barely|almost|only|some|basics? of|how to start)\b/u;
