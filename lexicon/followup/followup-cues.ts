import { aboutUs } from '#lexicon/intent/about-us-words.ts';

import type { followupModel } from './weights.ts';

type Kind = Exclude<(typeof followupModel.labels)[number], 'new'>;

/** Short messages that plainly want one thing of the reply before; the first that fits counts. Folded text, without marks at its end; ǀ is a technology. */
export const followupCues: readonly (readonly [kind: Kind, cue: RegExp])[] = [
  ['no-install', /^.{0,40}\b(?:no(?:thing to)?|without|not|can(?:'?t|not)) install/],
  ['no-videos', /^(?:please )?(?:no|without|not|skip the)(?: any)? (?:video|youtube)/],
  [
    'set-start',
    /\b(?:start|starts|starting|begin|begins|beginning|day (?:1|one))(?: \S+){0,3} (?:mon|tues|wednes|thurs|fri|satur|sun)day$/,
  ],
  [
    'set-end',
    /\b(?:done|finish(?:ed)?|ready|through|complete(?:d)?|over)\b.{0,20}\b(?:in|within) \S+ (?:days?|weeks?|months?)$/,
  ],
  ['not-meant', /\bnot what i (?:asked|meant|wanted)\b/],
  ['what-is-word', /^(?:and )?what'?s an? \S+$/],
  ['what-is-word', /^(?:and )?what (?:does|do|is|are) .{1,30} (?:mean|here|in this|stand for)$/],
  ['more-detail', /^.{0,25}\b(?:deeper|in depth|more details?)(?: \S+){0,3}$/],
  [
    'hello',
    /^(?:hi|hey|hello|hallo|hola|ciao|salut|good (?:morning|evening|afternoon))(?: (?:there|you|again|bot))?$/,
  ],
  [
    'thanks',
    /^(?:ok |great |cool |oh )?(?:thanks?|thx|ty|thank you|danke|gracias|merci|obrigad[oa]|grazie)(?: (?:a lot|so much|very much|you|bot|again|for that))?$/,
  ],
  [
    'bye',
    /^(?:ok )?(?:bye|goodbye|bye bye|cya|see (?:you|ya)(?: (?:later|tomorrow|soon))?|good night|adios|tschuss|au revoir)$/,
  ],
  ['no', /^(?:oh |well )?(?:no+|nope|nah)(?: (?:thanks|thank you|thx))?$/],
  ['sorry', /^(?:oh |i'?m |i am )?(?:so )?(?:sorry|my bad|apologies)$/],
  [
    'show-day',
    /^(?:and )?(?:(?:show|open|see|give)(?: me)?(?: the)? )?(?:day|tag|dia|jour|giorno) #?\d+(?: please| pls)?$/,
  ],
  ['show-day', /^(?:what|show|tell)(?: \S+){0,5} (?:today|tomorrow)$/],
  [
    'show-day',
    /^(?:(?:can|could|would|will) you (?:please )?)?(?:show|repeat|give|explain)(?: me)?(?: the)? day \S+/,
  ],
  [
    'show-day',
    /^(?:so |and )?(?:what|which (?:topic|page|one)|where)\b(?: \S+){0,3} (?:do|start|begin|learn|study|is|comes|open)\b(?: \S+){0,2} ?(?:first|today|now|tomorrow|with)$/,
  ],
  ['missed-days', /\b(?:\S+ (?:days?|weeks?)|a (?:day|week)) behind\b/],
  [
    'missed-days',
    /\b(?:away|gone|absent|off|offline|travell?ing|on (?:holiday|vacation)|no (?:laptop|computer|internet|time)|without (?:a |my )?(?:laptop|computer|internet))\b.{0,40}\bdays? \d+\b.{0,12}\d+/,
  ],
  [
    'for-child',
    /\b(?:like|as if|as though) (?:i'?m|i am|i was|i were|im|to|for|she'?s|he'?s)? ?(?:an? )?(?:5|6|7|8|9|10|11|12|five|six|seven|eight|nine|ten|eleven|twelve|child|kid|baby)\b/,
  ],
  [
    'for-child',
    /\b(?:son|daughter|kid|child|niece|nephew|grandson|granddaughter)(?: is|'s|,)? (?:only |just )?(?:\d|1[0-2]|five|six|seven|eight|nine|ten|eleven|twelve)\b/,
  ],
  ['leave-out', /^(?:please )?(?:skip|drop|remove|leave out|without|no more)(?: \S+){1,4}$/],
  ['add-topic', /^(?:please )?(?:add|include|put in)(?: \S+){1,4}$/],
  [
    'other-technology',
    /^(?:and |and in |and for |what about |how about |now |the same |same |same for |in |for |or |rather |better )+ǀ(?: instead| please| too)?$/,
  ],
  ['compare', /^(?:and )?(?:compare|compared|vs|versus)(?: \S+){1,5}$/],
  [
    'simpler',
    /^(?:please |much |a bit |can you |say it |make it |in )*(?:simpler|simple|easier words|simple words|plain words)(?: please| pls| words)?$|\bmore simply\b/,
  ],
  [
    'shorter-answer',
    /^(?:please |much |a bit |can you |make it |make this )*(?:shorter|short|tl;?dr|in short)(?: please| pls| version)?$/,
  ],
  [
    'longer-plan',
    /^(?:please |much |a bit |can you |make it |make this )*(?:longer|more days|more time)(?: please| pls)?$/,
  ],
  ['easier', /^(?:please |much |a bit |can you |make it |make this )*(?:easier|less hard)(?: please| pls)?$/],
  [
    'harder',
    /^(?:please |much |a bit |can you |make it |make this |it'?s |this is |that'?s |way )*(?:harder|tougher|too easy)(?: please| pls| for me)?$/,
  ],
  [
    'harder',
    /\b(?:something|stuff|topics|parts?|things) (?:much |a bit |way )?(?:harder|more (?:difficult|challenging|advanced))$/,
  ],
  [
    'set-weekdays',
    /\bmon(?:day)?s?(?: ?- ?| to | through | till )fri(?:day)?s?\b|\b(?:no|not (?:at|on)|too much (?:for|on|at)|without)(?: the)? weekends?\b/,
  ],
  [
    'fewer-minutes',
    /\b(?:weniger (?:pro|am|jeden) tag|menos (?:por|al|cada) dia|moins (?:par|chaque) jour)\b/,
  ],
  [
    'leave-out',
    /^(?:actually |please |ok(?:ay)? |hm+ |also |and |no )*(?:drop|skip|leave out|remove) (?:the |all |all the )?\S+(?: \S+)? (?:stuff|parts?|topics?|things?|bits?)\b/,
  ],
  ['fewer-minutes', /^(?:please )?(?:less|fewer) (?:time|minutes)(?: (?:a|per|each|every) day)?$/],
  ['more-minutes', /^(?:please )?more (?:time|minutes) (?:a|per|each|every) day$/],
  [
    'exercise',
    /^(?:please )?(?:give me )?(?:an?|another|one more|1 more)(?: small| easy)? (?:exercise|task|problem)s?(?: please| pls)?$/,
  ],
  ['more-practice', /^(?:please )?(?:give me |add )?(?:some )?more (?:exercise|task|problem)s?$/],
  [
    'missed-days',
    /\b(?:(?:was|were|been) (?:\S+ )?(?:ill|sick|away|travell?ing|on holiday|in hospital)|could(?:n'?t| not) (?:study|learn)|missed|skipped|fell behind)\b.{0,30}\b(?:days?|weeks?)\b/,
  ],
  ['show-day', /\b(?:one|day) (?:after|before) day \S+/],
  [
    'fewer-minutes',
    /^(?:i )?(?:can'?t|cannot) (?:do|manage) (?:that|this|so) much (?:each|every|per|a|in the) (?:day|evening|night|morning)\b/,
  ],
  ['leave-out', /^(?:i )?(?:don'?t|do not) (?:really )?care (?:about|for)(?: \S+){1,4}$/],
  ['leave-out', /^(?:bitte )?lass(?: \S+){1,4} weg$/],
  [
    'more-practice',
    /^(?:wiecej cwiczen|mehr ubungen|mas ejercicios|plus d'exercices|mais exercicios|piu esercizi|больше упражнений)$/,
  ],
  ['no-videos', /\b(?:youtube|videos?)\b.{0,12}\b(?:no|not|any) (?:good|use|help)\b/],
  ['longer-plan', /\b(?:twice|double|three times) (?:as long|the (?:days|length))\b/],
  ['compare', /^\S+(?: \S+)? (?:vs|versus) \S+(?: \S+)?$/],
  [
    'learn-before',
    /^(?:and )?(?:(?:what(?:'?s| is| are)|any|are there)(?: any)? )?(?:the |its )?prerequisites?(?: (?:for|of) (?:this|that|it))?$/,
  ],
  ['start-over', /^(?:\S+ ){0,3}(?:start over|empezar de (?:cero|nuevo)|von vorne|da capo|od nowa)$/],
  ['who-are-you', aboutUs],
  ['make-plan', /^(?:an? |the )?(?:study )?plan$/],
  ['how-are-you', /^how (?:are|r) (?:you|u)(?: today)?$/],
  ['for-child', /^(?:please )?eli ?\d{1,2}$/],
  ['example', /^(?:e\.?g|for example|for instance)$/],
  [
    'example',
    /^(?:please )?(?:give me )?(?:an?|another|one more|1 more|more|with an?) examples?(?: please| pls)?$/,
  ],
  [
    'not-meant',
    /^(?:no,? |sorry,? )?i (?:actually )?(?:meant|was asking|asked)\b|^(?:no,? )?not (?:that|this)(?: one)?$/,
  ],
  ['stuck', /^(?:i'?m|i am|im|still|totally) stuck(?: here| now)?$/],
  [
    'still-broken',
    /^(?:(?:no|nope|hm+|but|it|that|this|mine|still|and)[ ,]+)*(?:(?:does|do|did|is|will|would) ?n[o']?t|doe?sn'?t|dosen'?t|doesen'?t|don'?t|didn'?t|isn'?t|won'?t|not|ain'?t)(?: even| really| quite| yet)? work(?:ing|s|ed)?(?: (?:for me|at all|yet|either|here|now|properly|like that|as it should))*$/,
  ],
  [
    'wrong',
    /^(?:that'?s|this is|that is|it'?s|you'?re)? ?(?:not (?:true|right|correct)|wrong|false|incorrect)$/,
  ],
  [
    'in-my-language',
    /^(?:auf deutsch|en espanol|en francais|po polsku|in italiano|em portugues|hindi me(?:in)?|по-?русски|in (?:german|spanish|french|polish|italian|portuguese|russian|hindi|chinese|turkish|arabic))(?: .{0,12})?$/,
  ],
];
