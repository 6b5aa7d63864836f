/** Words after which a message lists what a thing has to do, in folded text. */
export const partLeads =
  /(?:\b(?:that|which|where|so that|it (?:should|must|has to|needs to|shall|will)|has to|have to|must|should|able to|with|wants? to|like to|need(?:s|ed)? to|so (?:i|we|they|people|visitors|customers|she|he) can)\b|[:：]|\bdamit\b|\b(?:wo|die|das|der) (?=\p{L}+ )|\b(?:que|donde|con|qui|ou|avec|pour|che|dove|con|onde|com|ki|ktor\p{L}+|gdzie)\b)\s+/gu;

/** What learners themselves want or have to do, as it is said before a part. */
export const ofLearner =
  /\b(?:i|we|i'd|we'd|id|wanna|and|,|just|really|also|still|finally|would)(?: (?:just|really|also|only|still|finally|would|will|do|should))* (?:(?:want|like|love|need|needed|wish|hope|have|got) to|(?:must|should)(?: be able to)?|wanna)\s+$|\bable to\s+$/u;

/** What somebody does with a finished thing: only with such a verb, what learners want to do is a part of it. */
export const useVerbs =
  /^(?:type|enter|put in|fill|pick|choose|click|tap|press|scan|upload|add|tick|drag|search|filter|sort|print|read them|read it|see (?:who|what|which|how|where|when|the|all|each)|look up|list|count|compare|export|send|save|keep track|track|log|record|mark|show (?:which|who|how|what|where|when|each|all)|hear|play|draw|plot|cancel|book|reserve|order|pay|share|download|change the|switch|warn|remind|calculate|work out)\b/u;

/** Before "that" or "which", the thing itself: what is told of another noun is no part. */
export const thingBeforeThat =
  /\b(?:pages?|website|site|app|program|programme|script|tool|game|api|server|database|board|form|report|dashboard|bot|library|list|chart|gallery|menu|quiz|calculator|tracker|planner|diary|calendar|clock|something|one|class|queries|query|map|system|sheet|card|button|thing|file|table)\b[^.!?,;:]{0,48}$/u;

/** A piece that is a part begins with none of these: it tells of the learner, of time or of the way there. */
export const noPart =
  /^(?:i(?:'m|'ve|'d| am| have| know| did| do| was| can| come| work| use| got| just| only| never| want| need| would| like)?|my|we are|we have|ich|je|j'|yo|eu|io|but|because|without|is|are|am|do|does|did|can|could|should|will|what|how|why|when|who|skip|skipping|start|starting|begin|beginning|leave out|drop|knowing|on (?:mon|tues|wednes|thurs|fri|satur|sun)|from (?:mon|tues|wednes|thurs|fri|satur|sun|dec|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov)|ohne|sin|sans|senza|sem|bez|since|as|if|not|please|thanks|half|got|opening|show (?:them|him|her|my|up)|look (?:less|more|like)|get (?:from|me|through|better|into|started)|learn|understand|pass|finish|make (?:a|an|my|our|it|something)|build (?:a|an|my|our|it|something)|create (?:a|an|my|our)|redo|need|about|only|every|each|minutes?|hours?|days?|weeks?|\d+ ?(?:min|h|hrs?|hours?|days?|weeks?|months?)|one hour|an hour|zero|nothing|never|by (?:then|the end)|after|before|until|maybe|also|so|then|than|like|etc|ok|hi|hello)\b/u;

/** Says how long, when or how well somebody learns, wherever it stands. */
export const ofTime =
  /\b(?:min(?:ute)?s? (?:a|per|each|every) |hours? (?:a|per|each|every) |a day\b|per day|daily|each day|every (?:day|evening|morning)|in \d+ (?:days?|weeks?)|know nothing|never (?:coded|programmed|wrote)|from scratch|beginner|exam|interview|minutos|stunde|minuten|heure|por dia|al dia|pro tag|par jour|al giorno)\b/u;

/** A person or thing, and a verb or noun that goes on after "and": there the list has another part. */
export const nextPart =
  /\s+(?:and|und|y|e|et|oraz|i|ve|aur)\s+(?=(?:it|they|you|we|people|visitors|customers|an?|the|to|then|also|finally|prints?|shows?|tells?|warns?|sends?|writes?|saves?|keeps?|adds?|counts?|lets?|gives?|makes?|draws?|plots?|knits?|sorts?|filters?|searches|works?|closes?|marks?|links?|it's|il|elle|es|sie|man)\b)/u;

/** Said before a part that is no part of it. */
export const partOpenings =
  /^(?:(?:i(?:'d| would)? (?:like|want|need) |to |be able to |end(?: up)? with |have |it (?:should |must |has to |needs to )|something (?:that|which) |a way to |able to )+)/u;

/** A thing that is made, or a wish: only beside one of them a list is one of parts. */
export const ofThing =
  /\b(?:pages?|website|site|app|program|programme|script|tool|game|api|server|database|form|report|dashboard|bot|library|file|list|chart|gallery|menu|quiz|calculator|tracker|planner|diary|class|classes|query|queries|clock|want|wants|wanna|would like|'d like|i'd love|goal|need|needs|must|make|build|create|finish with|end with|be able|should|has to|restyle|maintain\p{L}*|port|appli|application|aplicacion|applicazione|anwendung|aimerais|quiero|quisiera|voudrais|veux|vorrei|voglio|quero|gostaria|mochte|will|brauche|seite|programm|pagina|programa|programme|chahiye|istiyorum|sayfa|chce|strone|modulo|formulario|formulaire)\b/u;

/** A sentence that begins with somebody tells of a life, unless a word leads to what is wished for. */
export const ofPeople =
  /^(?:i|i'm|im|i've|we|we're|my|our|he|she|they|the kids|everyone|ich|wir|je|nous|yo|mi|eu|io)\b/u;

/** A server, and not a program that happens to be made with what servers are made with. */
export const ofServers =
  /\b(?:server|servidor|serveur|api|back-?end|endpoints?|rest|website|site|web ?app|booking|book|requests?|http|json|visitors?|users?|customers?|members?|login)\b/u;

/** What others wrote is kept going, and nothing new is made. */
export const maintaining =
  /\b(?:maintain\w*|legacy|old code|took over|taken over|take over|inherit\w*|has left|has gone|left the (?:company|lab|firm)|somebody else|without breaking|not mine)\b/u;

/** Leads to what somebody wants to have or to be able to do, in a longer story. */
export const endForms =
  /\b(?:(?:at|in|by) the end|by then|end(?:ing)? up (?:with|being)|finish with|end (?:in|with)|what i (?:need|want)|i(?:'d| would) (?:like|love) (?:to|a|an|one|something|my|our)|(?:i|we) (?:just |really |finally )?want (?:to (?!know\b|ask\b)|something|a|an|one|it|my|our)|(?:^|[.!:;,] )(?:want|would like|need) (?:to (?!know\b|ask\b)|something|a|an|one)|(?:i|we) need (?:to (?!know\b|ask\b)|something|a|an)|so (?:i|that i) (?:need|can)|get to where|my goal|goal(?: is)?:?|in (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few) (?:days|weeks|months)|to the level where|aimerais|quiero (?:terminar|acabar|hacer|tener)|voudrais|je veux|mochte|will ich|vorrei|voglio|gostaria|quero|chcial\w*|istiyorum|chahiye|al final|a la fin|am ende|alla fine|no final)\b/u;

/** What can be made, as the first piece of a list that no word leads to. */
export const thingNames =
  /\b(?:pages?|website|site|app|appli|program|programme|script|tool|game|api|server|database|board|form|report|dashboard|bot|library|chart|gallery|menu|quiz|calculator|tracker|planner|diary|calendar|clock|seite|programm|pagina|programa|modulo|formulario)\b/u;
