import { endJoke, type SmallTalk } from '#question/intent/small-talk.ts';
import { foldText } from '#search/text/plain-text.ts';

const lines: Record<SmallTalk, string> = {
  greeting:
    'It is good to hear from you. I can make a study plan, explain a topic or look at an error with you. Tell me what you want to learn or make, even in half a sentence.',
  thanks: 'You are welcome. Ask again whenever you like.',
  farewell: 'Goodbye. Come back whenever you like.',
  nod: 'Good. Ask for a plan or about a topic whenever you are ready.',
  'good-news':
    'That is good news, well done! If you want to go on, ask "what should I learn next?", and name what you did.',
  joke: 'When you want to go on, tell me what you are learning, and I plan it or explain it.',
  shared:
    'Thank you for telling me. I am glad that it went well. If you want to go on, ask "what should I learn next?", and name what you did.',
  insult:
    'I am sorry that I was no help. Which question did I answer badly? Send it again with what you expected, or paste your code with its message, and I try again. I am a program and can misread you.',
  'follow-up':
    'That is about a plan or an explanation, and there is none before it. Ask in full, such as "make me a plan for 14 days" or "explain lists in simple words".',
};

/** A line or two for a message that asks for nothing. */
export function writeSmallTalk(kind: SmallTalk, message: string): string {
  if (kind === 'joke') return `${endJoke(message) ?? ''} ${lines.joke}`.trim();
  if (kind === 'shared' && losses.test(foldText(message)))
    return `${lines.shared} And I am sorry for your loss.`;
  const asksHow = kind === 'greeting' && howAreYou.test(foldText(message));
  return asksHow ? `Thank you for asking: I am a program, so I am always well. ${lines[kind]}` : lines[kind];
}

const losses =
  /\b(?:late (?:husband|wife|father|mother|dad|mum|mom|son|daughter|brother|sister|friend)|passed away|funeral|widow(?:er)?|(?:who|he|she) died)\b/u;

const howAreYou =
  /\bhow (?:are|r) (?:you|u)\b|\bhow's it going\b|\bcomo (?:estas|vai)\b|\bwie geht|\bca va\b|\bcome stai\b|\bjak sie masz\b/u;
