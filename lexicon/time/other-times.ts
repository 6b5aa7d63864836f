const number = String.raw`(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)`;
const unit = String.raw`(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)`;
const span = String.raw`${number}[ -]?${unit}`;
const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;
const days = String.raw`(?:every |each |on |from |the )*${weekday}(?:,? ?(?:-|to|till|until|and|or|through) (?:on )?${weekday})*`;

/** Places, appointments and things on screens that have days of their own. */
const subjects = String.raw`(?:shops?|stores?|salon|restaurant|cafe|bakery|bar|pub|museum|library|office|bank|gym|market|doctor|dentist|church|club|school|kindergarten|daycare|shifts?|calendars?|weeks?|date ?pickers?|schedule table|time ?sheet|festival|movie|film|show|series|match|train|bus|ferry|flight|party|sale|holidays?|vacation|semester break|garden|pool|meetings?|stand-?up|release|bin|trash|rubbish)`;
const being = String.raw`(?:is|are|was|were|that|which|to|always|only|will|be|being|open|opens|opened|closed|closes|starts?|begins?|starting|beginning|runs?|happens?|comes?|goes|on|from|at|usually|mostly)`;
/** What one does with the dates that a program is given. */
const handled = String.raw`(?:print(?:s|ing)?|count(?:s|ing)?|calculat(?:e|es|ing)|comput(?:e|es|ing)|filter(?:s|ing)?|iterat(?:e|es|ing)|loop(?:s|ing)? (?:over|through)|stor(?:e|es|ing)|highlight(?:s|ing)?|group(?:s|ing)? by|select(?:s|ing)?|subtract(?:s|ing)?|convert(?:s|ing)?|format(?:s|ting)?|how many (?:seconds|minutes|hours|days|weeks|months) (?:are |is )?(?:there )?(?:in|between))`;
/** What lasts for a time or comes after one, and is no learning. */
const lasting = String.raw`(?:forecasts?|countdowns?|timers?|timeouts?|intervals?|windows?|delays?|warrant\p{L}+|rentals?|bookings?|subscriptions?|trials?|streaks?|averages?|movies?|films?|videos?|flights?|drives?|walks?|naps?|shifts?|breaks?|guarantees?|delivery|vouchers?|memberships?|notice period)`;
/** What takes up a day beside learning. */
const activities = String.raw`(?:sleep(?:s|ing)?|slept|nap|work(?:s|ing)?(?! (?:on|through|with)\b)|driv(?:e|es|ing)|commut(?:e|es|ing)|gam(?:e|es|ing)|play(?:s|ing)?|watch(?:es|ing)?|scroll\p{L}*|train(?:s|ing)|run(?:s|ning)?|walk(?:s|ing)?|cook(?:s|ing)?|cycl(?:e|es|ing)|babysit\p{L}*|stream(?:s|ing)?|shifts? (?:of|are|is|lasts?)|(?:online|outside|away|abroad|on the phone))`;
const able = String.raw`(?:can|could|will|would|to|may|might|able|free|i'll|we'll)`;

const plans = String.raw`plan|roadmap|schedule|course|challenge|bootcamp|crash|program|sprint|curriculum|study|learning|intensive|path|timeline|timetable|time ?table|routine|deadline|syllabus|guide|goal|exam|prep|training`;
const subjectsOfPlans = String.raw`python|java|javascript|js|typescript|html|css|sql|react|angular|vue|node|php|ruby|kotlin|dsa|git|coding|programming|web|web ?dev|backend|frontend|data|full|complete|beginner|detailed|thing|for|to|in|of|and|i|we|on|from|with`;

/** Numbers with a letter, times and dates that are of something else than of the time to learn in, in folded text; "3d" of a model. */
export const otherTimes: readonly RegExp[] = [
  // Dimensions: "d" behind a small number is days only where nothing else follows, and time is spoken of before.
  String.raw`(?<![\p{L}\p{N}.,])[0-4] ?-?d(?![\p{L}\p{N}])(?! (?:plan|roadmap|left|to go|until|till|before|i|i'm|im|we|my|per)\b)(?=[ -]?[\p{L}\p{N}(])`,
  String.raw`(?<![\p{L}\p{N}.,])(?<!\b(?:have|got|only|just|within|left|another|over|max|plan) )(?<!^)[0-4] ?-?d(?![\p{L}\p{N}])(?! \p{L})`,
  // What a program does with dates.
  String.raw`(?<=\b${handled} (?!(?:me|us)\b)(?:[^\s.?!;]+ ){0,4})(?:${span}|${days})(?!\p{L})`,
  String.raw`(?<=\b(?:add|adding|adds|plus|minus|subtract) )${span}(?= (?:to|from) (?:an?|the|this|that|today|now|current|each)\b)`,
  String.raw`(?<![\p{L}\p{N}])${span}(?= (?:in|of) (?:my|the|this|an?) (?:arrays?|lists?|loops?|enums?|tables?|columns?|dict\p{L}*|objects?|maps?|database|dataset|data|file|logs?|calendar)\b)`,
  String.raw`(?<![\p{L}\p{N}])${span}(?= (?:rolling |moving |free |long )?${lasting}(?!\p{L}))`,
  String.raw`(?<=\b(?:price|cost|fee|fees|rent|bill|total|discount|booking|stay|trip|hotel|rental) (?:for|of|over|after) )${span}(?!\p{L})`,
  String.raw`(?<=\b(?:events|orders|users|posts|rows|records|logs|items|messages|entries|visitors|comments|transactions|appointments|birthdays|customers|bookings)\b(?: [^\s.?!;,]+){0,3} )${span}(?!\p{L})`,
  String.raw`(?<=\b(?:dollars?|euros?|bucks|pounds|rupees?|usd|eur) (?:for|over|in|every|per) )${span}(?!\p{L})`,
  String.raw`(?<=\b(?:streak|sprints?|lease|probation|notice|delivery|pregnan\p{L}+|average) (?:is|was|are|of|lasts?|takes?) (?:now |about )?)${span}(?!\p{L})`,
  String.raw`(?<![\p{L}\p{N}])${span}(?=,? (?:is|was) (?:that|it|this) (?:a lot|normal|much|bad|too much|slow|fast)\b)`,
  // "A 3 day festival" lasts so long; a plan and a course may do so too.
  String.raw`(?<=\b(?:an?|the|my|our|your|their|this|with|number) )\d+[ -](?:day|week|month|year|hour|minute)(?= (?!(?:[^\s.,;!?]+ ){0,4}?(?:${plans})\b)(?!(?:${subjectsOfPlans})\b)\p{L}{2,})`,
  // Days of a shop, of a job that a machine does, or of a calendar.
  String.raw`(?<=\b(?:cron(?: ?jobs?)?|tasks?|jobs?|scripts?|e?mails?|newsletters?|reminders?|backups?|notifications?|opens?|opened|closed|closes|opening (?:hours|times)|array|enum)\b(?: [^\s.?!;,]+){0,5} |\b(?:cron|opening (?:hours|times)|array|enum) )${days}(?!\p{L})`,
  String.raw`(?<=\b(?<!plan |plan for (?:the )?)${subjects}(?: ${being}){1,5} )${days}(?!\p{L})`,
  String.raw`(?<=\b(?:calendars?|week|date ?pickers?)\b[^.?!;]{0,40} (?:to )?(?:start|begin)s? (?:on |with )?)${days}(?!\p{L})`,
  // Hours of sleep, of work and of a game.
  String.raw`(?<=\b(?<!\b${able} |\b(?:after|before|besides|beside|without|from) (?:the |my )?)${activities}(?: (?!and|but|then|so|have|has|had|got|i|we|can|could|only|plus|leaves?|after|before|learn|study|plan|with|free|spare)[^\s.,;!?]+){0,4} )${span} (?:(?:a|per|each|every|in a) (?:day|night|week)|daily|at night)(?!\p{L})`,
  String.raw`(?<=\b(?:day|week|month|year|night)s? (?:has|have|is|are) )${span}(?!\p{L})`,
  // What is past, and what is told of others.
  String.raw`(?<=\b(?:i|we) (?:have |had |'ve |just |already |only )*(?:finished|completed|ended|did|started|began|begun|learned|learnt|passed|left|quit|stopped|went|moved|retired|graduated|turned|was|were|failed|bought)\b(?! (?:to|by)\b)(?: [^\s.,;!?]+){0,4} (?:in|on|last|since|at|around) )(?:the )?(?:${weekday}|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?${month})(?: \d{1,2}(?:st|nd|rd|th)?)?(?: 20\d\d)?(?!\p{L})`,
  String.raw`(?<=\b(?:they|people|everyone|everybody|somebody|someone|some|folks|reddit|youtube|ads?|influencers?|courses?) (?:all |always |often |just )?(?:say|says|said|claims?|claimed|promises?|promised|tells?|told)\b[^.!?;]{0,60}\b)${span}(?!\p{L})`,
  String.raw`(?<=\bit (?:only |really |usually |just |even )?takes (?:about |around |over |up to |at least )?)${span}(?!\p{L})`,
  String.raw`(?<=\b(?:turn|turns|turning|turned|be|being|am|i'm|im) \d{1,2} (?:years old )?(?:in|within) )${span}(?!\p{L})`,
  String.raw`(?<=\bi (?:did|finished|completed|tried|attempted|started|failed) (?:the |a |an |all )?)${span}(?!\p{L})`,
  String.raw`(?<=\b(?:trial|sale|offer|discount|voucher|coupon|subscription|licen[sc]e|membership|promo\p{L}*|warranty)\b(?: \S+){0,3} (?:in|until|till|on|by|after|ends?|for) )(?:the )?(?:${span}|${weekday})(?!\p{L})`,
].map((source) => new RegExp(source, 'gu'));

/** A task for a program, whose times are its data; and a wish to learn, whose times are those of a learner. */
export const programTask =
  /\b(?:write|code|implement)(?: me)? (?:an?|the|some) (?:\S+ ){0,2}?(?:program|function|script|query|loop|method|class|code|timer|countdown|calendar|clock)\b|\b(?:write|do (?:it|that|this)) in \S+$|\bhow (?:do|can|would|should) (?:i|you|we|one) (?:convert|calculate|compute|format|add|subtract|print|count)\b/u;
export const learningWish =
  /\b(?:plan|roadmap|schedule|learn\p{L}*|stud(?:y|ying)|teach|course|curriculum|a (?:day|week)|exam|test)\b/u;
