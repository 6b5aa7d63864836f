const article = String.raw`(?:(?:an?|the|like|just|really|actually|only|even|real|true|some(?: kind of)?) )*`;
const kinds = String.raw`(?:chat ?gpt|gpt(?:[ -]?\d)?|openai|gemini|claude|copilot|deepseek|a\.?i\.?|llm|language model|chat ?bot|bot|robot|human(?: being)?|person|machine|computer|program|alive|sentient)`;

/** A message that asks what answers it, and hardly more: "are you a bot or what". Folded text, without marks at its end. */
export const aboutUs = new RegExp(
  String.raw`^(?:(?:so|hey|hi|hello|ok|wait|but|and|lol|bro|yo|honestly|wait a sec)[ ,]+)*(?:(?:are|r) (?:you|u|ya)|(?:do|did|can) (?:you|u) (?:use|run on)|(?:you|u|you're|youre|ur) (?:are |r )?|(?:is|was) (?:this|it|that)(?! .*(?:program|machine|computer|person))|am i (?:talking|chatting) (?:to|with)) ?${article}(?:(?:better|smarter|different|worse) (?:than|from) )?${article}${kinds}s?\b(?: (?:or|and|than|not|just|like|what|smth|something|then|lol|tho|too|here|${article}${kinds}))*[ ]?$`,
  'u',
);
