/** Names of topics that are also words of everyday life: "a list at the front" asks about no lists. */
const words = [
  'accordions? alerts? averages? badges? borders? box(?:es)? branch(?:es)? buttons? cards? class(?:es)? colou?rs? columns?',
  'comments? cookies? dates? events? fields? files? folders? forms? frames? graphs? grids? groups?',
  'icons? images? keys? lines? links? lists? locks? maps? menus? messages? models? notes? numbers? objects?',
  'orders? packages? pages? paths? photos? pictures? progress ranges? records? rows? sessions? sets?',
  'shapes? sorting sounds? sums? tables? tabs? tags? templates? tests? text times?',
  'toasts? trees? types? users? values? variables? videos? views?',
]
  .join(' ')
  .replaceAll(' ', '|');

const learning = String.raw`(?:about|explain|exams? on|focus on|good at|know|learn|lists? of topics|practi[sc]e|revise|stud(?:y|ying)|struggl\w+ with|teach me|tests? on|topics?:?|understand|weak at|with)`;
const owners = String.raw`(?:an?|the|my|our|your|his|her|their|its|this|that|each|every|some|any|no|more|which|what|of|\d+|one|two|three|four|five)`;
/** What may stand behind a subject; another word makes it a part of something else or a deed: "table plans", "text them". */
const joints =
  'and|or|but|in|with|for|from|to|then|first|please|pls|because|so|as|are|is|by|before|after|until|properly|well|too|also|better';

/** Such words in their everyday use. */
export const doubleWords = new RegExp(
  String.raw`(?<!\b${learning} )(?<=(?<!\p{L})${owners} (?:[\p{L}'-]+ )?)(?:${words})(?!\p{L})|(?<!\p{L})(?:${words})(?= (?!(?:${joints})\b)\p{L})`,
  'giu',
);
