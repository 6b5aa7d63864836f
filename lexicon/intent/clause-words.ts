/** Where a sentence or a clause ends. */
export const sentenceBreaks = /[.;!?\n]+\s|\bbut\b|,\s*(?=(?:(?:and|so|as) )?(?:i|we|i'm|i've|im|ive)\b)/iu;

/** The beginning of a clause that tells what one knows, up to what that is. */
export const knownWords =
  /^.*?\b(?:know|knew|learned|learnt|finished|completed|familiar|comfortable|studied|done|good|come|coming|already)\b(?: (?:already|all|how|about|of|with|at|in|the|my|some|well|to use|use))*/iu;
/** One knows little of it, which is less than knowing it. */
export const hardlyKnown =
  /\b(?:nothing|(?:a )?(?:little|bit)|not much|hardly|barely|almost|only(?! (?:have |got )?(?:(?:at|in|on|the|my|an?|half) )*(?:(?:week(?:end|day)|morning|afternoon|evening|night|mon|tues|wednes|thurs|fri|satur|sun|hour|minute)|\d))|some|basics? of|how to start|who|that)\b/iu;
/** Where what one wishes begins, behind what one knows or leaves out. */
export const wishBreaks =
  /\b(?:(?:so|and|now|then|please)\s+)*(?:i(?:'d)?\s+)?(?:want|need|would like|wish|like to|teach me|make|give|create|plan|help|build|start)\b/iu;
/** The words that say that something is to be left out. */
export const skippingWords =
  /^(?:without|skip(?:ping)?|except(?: for)?|excluding|leave out|not interested in|no need (?:for|of)|don't (?:need|want)|do not (?:need|want))/iu;

/** What is to be left out. */
export const skippedClauses =
  /\b(?:without|skip(?:ping)?|except(?: for)?|excluding|leave out|not interested in|no need (?:for|of)|don't (?:need|want)|do not (?:need|want))\b[^,.;]*/giu;

/** What is to be left out where nothing is said of what one knows: "not templates". */
export const deniedClauses = /\b(?:but |and )?(?:not|no)\b [^,.;]*/giu;

/** Where one wanted thing ends and the next begins. */
export const phraseBreaks =
  /[,;:/•()]+|\s[-&+]\s|\b(?:and|then|also|plus|with|including|especially|e|y|und|et|ve|i)\b/iu;

/** What a plan or an examination is on: the small word behind it is none of the terms that are called so. */
export const wishLeads =
  /\b(?:(?:plans?|road ?maps?|schedules?|courses?|guides?|lessons?|exams?|midterms?|interviews?|focus(?:ed|ing)?|prepare|preparing|ready|revis(?:e|ing|ion))(?: is| are| will be| me| up)? (?:on|for|in|about|of)|(?:test|quiz)(?: is| will be)? (?:on|about))\b/giu;

/** Names of a plan, or of who has followed it, that hold a word of code. */
export const wholePlan =
  /\b(?:full|mern|mean|mevn|lamp|tech)[ -]?stacks?\b|\b(?:front|back)[ -]?end\b|\b(?:learning|study|career) paths?\b|\b(?:study|learning) (?:plan|guide|schedule)s?\b|\bdata (?:analyst|scientist)\b|\bweb ?(?:site|page)? (?:design(?:ing)?|development)\b|\broad map\b|\btime ?table\b|\bi(?:'d| would) like\b/giu;

/** What people use who have never programmed. */
export const everydaySkills =
  /\b(?:know|good|comfortable|familiar|fine|okay)\b[^.;!?]*\b(?:use|using|with|at)\b[^.;!?]*\b(?:e-?mails?|word|excel|powerpoint|office|the internet|a computer|computers|whatsapp|facebook|my phone|smartphones?|browsers?)\b/iu;
