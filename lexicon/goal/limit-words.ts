/** What a wish needs that its technologies do not have by themselves, the words that say so, and what the plan makes instead. */
export type Limit = {
  readonly id: string;
  readonly says: RegExp;
  /** Only where a plan has one of these, and none of `unless`. */
  readonly technologies: readonly string[];
  readonly unless?: readonly string[];
  readonly sentence: string;
};

const browser = ['html', 'css', 'javascript', 'jquery', 'react', 'vue', 'angular', 'bootstrap', 'tailwind'];
const servers = ['nodejs', 'express', 'php', 'sql', 'mongo'];
const programs = ['python', 'java', 'kotlin', 'csharp', 'ruby', 'c', 'cpp'];

export const limitsOfWishes: readonly Limit[] = [
  {
    id: 'shared',
    says: /\b(?:people|every(?:one|body)|members?|players|friends|colleagues|parents|customers|visitors|guests|families|families|residents|neighbou?rs|we all|each other|others)\b[^.]*\b(?:tick|vote|book|sign up|enter|add|post|share|order|reserve|register|log ?in|choose|see who|rsvp|swap|upload|comment)\w*/iu,
    technologies: browser,
    unless: servers,
    sentence:
      'What several people enter on their own devices meets only on a server with a database, which this plan does not have. It makes the part that people see, with entries kept in one browser. [Express](/language/express) or [Node.js](/language/nodejs) and [MySQL](/language/sql) add the rest.',
  },
  {
    id: 'pay',
    says: /\b(?:pay online|payments? online|card payments?|credit cards?|paypal|stripe|checkout)\b/iu,
    technologies: [...browser, ...servers],
    sentence:
      'Real payments need an account with a payment provider and a server. This plan leads up to the order, and the payment is not in it.',
  },
  {
    id: 'notify',
    says: /\bremind\w*|\bnotif\w*|\balarms?\b/iu,
    technologies: programs,
    sentence:
      'A message that pops up on a phone needs an app made for phones, which these days do not hold. The smaller version says what is due when you start it on a computer.',
  },
  {
    id: 'browser-notify',
    says: /\b(?:push )?notif\w*|\bremind (?:me|us|people|them)\b/iu,
    technologies: browser,
    unless: servers,
    sentence:
      'A message on a phone while the page is closed needs a server that sends it. The smaller version shows what is due when the page is opened.',
  },
  {
    id: 'phone-app',
    says: /\b(?:android|iphone|ios|mobile app|phone app|app (?:for|on) (?:my|the|a) phone|play store|app store)\b/iu,
    technologies: programs,
    sentence:
      'An app on a phone is made with tools that have no roadmap here, such as Android Studio. This plan makes the same thing as a program on a computer first, and its classes and functions can go into an app later.',
  },
  {
    id: 'phone-page',
    says: /\b(?:on|with|for) (?:my|the|a|our|their) (?:smart)?phones?\b|\bon (?:phones|mobiles?)\b/iu,
    technologies: ['javascript'],
    sentence:
      'On a phone there are no arrow keys, and the page has to be online. When the keys work, add buttons that do the same when they are touched, and [publish the page](/language/html#publishing-a-website).',
  },
  {
    id: 'window',
    says: /\bwith (?:real )?(?:buttons|a window|windows)\b|\bdesktop (?:app|program)\b|\bgui\b/iu,
    technologies: programs,
    sentence:
      'Buttons in a window need a library that has no roadmap here. The plan makes it in the terminal, where the same functions do the work. In the browser, [a calculator with buttons](/goals/calculator) is a path of its own.',
  },
  {
    id: 'drawing',
    says: /\b(?:charts?|plots?|graphs?|draw)\b/iu,
    technologies: ['java', 'kotlin', 'csharp', 'ruby', 'c', 'cpp', 'sql', 'mongo'],
    unless: ['r', 'python', 'javascript'],
    sentence:
      'Charts need a library or a spreadsheet beside this. The plan makes the table of numbers, and prints bars of stars where that is enough. [R](/language/r) draws charts from the first week.',
  },
  {
    id: 'boards',
    says: /\b(?<!read )(?:arduino|raspberry|(?:build|built|control|drive|my own|program|steer) (?:\w+ ){0,3}robots?|robotics|microcontrollers?|esp32|sensors?)\b/iu,
    technologies: ['c', 'cpp', 'python'],
    sentence:
      'Boards and robots have their own tools and libraries, which are not in this roadmap. The plan teaches the language on a computer. From the loops and functions on, the examples that came with your board are good practice.',
  },
  {
    id: 'firmware',
    says: /\b(?:bare[- ]?metal|firmware|cortex-?m\d*|interrupt handlers?|misra|embedded (?:c|systems?))\b/iu,
    technologies: ['c', 'cpp'],
    sentence:
      'Interrupts, registers, `volatile` and the rules of MISRA belong to a chip and its tools, and are not in this roadmap. The plan teaches the language below them. A ring buffer in an array of a fixed size is good practice from the day with arrays and pointers on.',
  },
  {
    id: 'mods',
    says: /\b(?:minecraft|roblox|(?:in|with|for) (?:unity|unreal|godot)|(?:unity|unreal|godot) (?:engine|game|3d))\b/iu,
    technologies: [...programs, 'javascript'],
    sentence:
      'Mods and worlds of such games are made with tools of their own, which have no roadmap here. The plan teaches the language that they are written in. When classes and methods are behind you, the first steps of those tools come next: one new item, then one that does something.',
  },
  {
    id: 'sound',
    says: /\b(?:vst|audio (?:boards?|effects?|plugins?|programming)|synth(?:esizer)?|guitar pedals?|(?:delay|reverb|distortion|chorus)(?: effect)? (?:pedal|plugin)|[\w-]+ plugin(?=[^.]*\b(?:reaper|ableton|logic|cubase)\b))\b/iu,
    technologies: ['c', 'cpp', 'csharp', 'java', 'python'],
    sentence:
      'Sound and plugins need a library that has no roadmap here, such as JUCE for C++. The plan teaches the language. From the days with arrays and files on, you can write samples into a WAV file: a delay is an array that is read a little later than it is written.',
  },
  {
    id: 'messages',
    says: /\b(?:sends?|sending|notif\w*)\b[^.]*\b(?:sms|whats ?app|text messages?)\b|\btext (?:them|him|her|us|people|customers|clients|parents)\b/iu,
    technologies: [...browser, ...servers, ...programs],
    sentence:
      'Text messages are sent by a paid service, which a program on a server calls. The plan does not have that. It leads to the list of who is to get which message and when.',
  },
  {
    id: 'mixed-models',
    says: /\b(?:mixed|multilevel|hierarchical|random)[- ](?:effects? )?(?:models?|effects?|intercepts?)\b/iu,
    technologies: ['r'],
    sentence:
      'Mixed models need the package `lme4`, which has no topic here. The plan leads to linear models and their formulas. `lmer()` takes such a formula with one part more: `(1 | group)` gives each group its own starting level.',
  },
  {
    id: 'turtle',
    says: /\bturtle\b/iu,
    technologies: ['python'],
    sentence:
      'The module `turtle` comes with Python and has no topic here. From the day with loops on, try each new topic with it: `import turtle`, then `forward(100)` and `right(90)` in a loop draw a square.',
  },
];
