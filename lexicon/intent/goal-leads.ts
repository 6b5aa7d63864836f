const things = [
  'sites?|websites?|web ?pages?|pages?|apps?|applications?|games?|portfolio|shop|store|blog|bots?|chat ?bot|dashboards?|tool',
  'calculator|program|projects?|api|backend|forum|quiz app|planner|tracker|generator|library|extension|plugin|clone',
  'platform|marketplace|simulator|simulation|timer|scraper',
].join('|');
const often = String.raw`(?: (?:really|just|also|still|only|eventually|one day|finally|always))*`;
const wanting =
  "(?:want|wanna|would like|would love|'d like|'d love|like|need|hope|wish|plan|aim|dream|have|am going|'m going|am trying|'m trying)";
const making = [
  'build|make|create|develop|design|program|code|write|automate|analy[sz]e|publish|launch|host|sell|run|start|set up',
  'work on|finish|rebuild|replace|track|show|visuali[sz]e|scrape|teach|help',
].join('|');
const reaching =
  'become|be|get|find|land|pass|move|switch|change|freelance|contribute|apply|earn|join|study|work as|work in';
const own = String.raw`(?:an?|my|our|own|some|the|his|her|their|other|people|kids|small|simple|\d+)`;
const few = String.raw`(?:[\w'-]+ )`;
const wish = String.raw`\b(?:i|we)${often}(?: |')?${wanting}${often}`;
const about = 'for|about|with|that|where|to|like|of|which|as|so|from|on|and';

/** Words behind which a learner says what is to be made or reached; the goal is what follows, with its verb where it has one. */
export const goalLeads: readonly RegExp[] = [
  String.raw`\b(?:so|in order)(?: that)? (?:i|we) (?:can|could|may|will|am able to) (?<goal>.+)`,
  String.raw`\bin order to (?<goal>.+)`,
  String.raw`\b(?:my|our) (?:(?:final|end|big|main|only) )?(?:goal|aim|dream|idea|project)(?: here)?(?: is|:)(?: to(?: be able to)?)? (?<goal>.+)`,
  String.raw`${wish} (?:to|of)${often} (?:be able to )?(?<goal>(?:${making}) ${own} .+|(?:${making}) ${few}{0,2}(?:${things})\b.*|(?:${reaching}) .+)`,
  String.raw`\bhelp me (?:to )?(?<goal>(?:${reaching}) .+)`,
  String.raw`${wish.replace('have|', '')} (?<goal>(?:an?|my own|our own) ${few}{0,4}(?:${things})\b.*)`,
  String.raw`^(?:please |can you |could you )*(?:help me|let me|let's|teach me(?: how)? to|show me how to|learn(?: how)? to|to) (?<goal>(?:${making}) ${own} ${few}{0,4}(?:${things})\b.*)`,
].map((lead) => new RegExp(lead, 'iu'));

/** Whom or what it is for, where nothing is asked. */
export const goalPurpose =
  /\bfor (?<goal>(?:my|our) (?!age|level|own|first|case|taste|self|information|next)[\w'-]+.*)/iu;

/** A message that is nothing but the thing that is to be made: "a site for my mom's bakery". */
export const goalThings: readonly RegExp[] = [
  String.raw`^(?<goal>(?:an?|my|our|own|some) (?:(?!is|are|was|has|have|does)[\w'-]+ ){0,4}(?:${things})(?: (?:${about})\b.*)?)$`,
  String.raw`^(?:just )?(?<goal>(?:(?!is|are|was|has|have|does|how|what|why|the)[\w'-]+ ){0,3}(?:${things}) (?:for|about|with|where|like) .*)$`,
].map((thing) => new RegExp(thing, 'iu'));

/** What such a wish may be about that is no goal of its own. */
export const goalAside =
  /\b(?:plans?|road ?maps?|schedules?|time ?tables?|overview|summary|list of topics)\b/u;

const dated = [
  'days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'summer|spring|autumn|winter|christmas|tomorrow|tonight',
].join('|');

/** Where a goal ends: with its sentence, or where times or the learner's circumstances follow. */
export const goalEnds = new RegExp(
  [
    String.raw`[.!?;\n]|,? (?:but|because|and (?:i|we)|starting|beginning|please|pls|thanks)\b`,
    String.raw`,\s*(?=(?:i|we|in|at|by|with|about|only|please|\d+)\b)`,
    String.raw`,?\s(?=(?:in|within|for|over|by|on|until|before)(?: (?:\d+|one|two|three|four|five|six|a|the|this|next|end of))*[ -](?:${dated})\b)`,
    String.raw`,?\s\d+ ?(?:minutes|min|hours?|h)\b`,
  ].join('|'),
  'iu',
);
