/** How a message begins that asks how things are, and not for something to be made. */
export const plainOpenings =
  /^(?:(?:and|so|but|ok|hi|hello|please|pls)[, ]+)*(?:what|why|who|whose|when|where|which|is|are|was|were|does|do|did|has|have you|should|will|how (?:many|much|long|old|big|fast|often|expensive|hard|does|do (?!i|we|you)|is|are|can (?!i)|would (?!i)))\b/;

/** A wish for knowledge, not for a thing. */
export const knowledgeWishes =
  /\b(?:know|learn|hear|read|understand) (?:more )?(?:about|of)\b|\bunderstand\b/;

/** Words of wishing, making and what is made. */
export const makingWords = new RegExp(
  String.raw`\b(?:${[
    "want|wanna|would like|i'd like|id like|need|make|making|build|building|create|code|program|write|design|turn|put|show|prepare|pass|ready for",
    'app|page|site|website|game|tool|thing|script',
    'quiero|mochte|ich will|je voudrais|je veux|quero|chce|istiyorum|hai|voglio|banana',
  ].join('|')})\b`,
);

/** What is played, in several languages. */
export const gameWords = /\b(?:games?|spiel|jeu|juego|jogo|gioco|oyun)\b/;

/** Words around the name of what is wished that are not part of it. */
export const wishWords: ReadonlySet<string> = new Set(
  [
    'want wanna need make build create like would id wanna please help learn teach plan code write develop design program prepare pass ready',
    'app application thing something called own simple small first little day days week weeks month minutes hours today instead',
    'in with using on from by at it',
  ].flatMap((line) => line.split(' ')),
);

/** A program that is to be made, whatever it does. */
export const makesThing =
  /\b(?:make|build|create|write|code|program|develop)\b (?:me |us )?(?:an?|my|our|some|the) (?:[\w'-]+ ){0,4}(?:program|app|page|site|website|game|tool|quiz|script|bot|database|server|api|backend|tracker|list|trainer|calculator)\b/;

/** A thing that is wanted, where nothing is asked. */
export const wantsThing =
  /^[^?]*\b(?:want|need|'?d (?:like|love)|would (?:like|love))(?: to have)? (?:something (?:that|which|where|to)|(?:a|an|one|some|my own|our own) (?:[\w'-]+ ){0,3}?(?:thing|program|app|page|site|website|game|tool|quiz|bot|tracker|database|screen|system|calculator|planner|reminder|diary|register|catalogue?)|an? (?:proper|real|shared|good) list)\b(?! (?:error|tag|object|variable|method|function|element|query))[^?]*$/u;
