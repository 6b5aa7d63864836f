import type { SmallTalk } from '#question/intent/small-talk.ts';

const lines: Record<SmallTalk, string> = {
  greeting: 'Tell me what you want to learn, or ask about a topic by name.',
  thanks: 'You are welcome. Ask again whenever you like.',
  farewell: 'Goodbye. Come back whenever you like.',
  nod: 'Good. Ask for a plan or about a topic whenever you are ready.',
  'good-news':
    'That is good news, well done! If you want to go on, ask "what should I learn next?", and name what you did.',
  'follow-up':
    'That is about a plan or an explanation, and there is none before it. Ask in full, such as "make me a plan for 14 days" or "explain lists in simple words".',
};

/** One line for a message that asks for nothing. */
export function writeSmallTalk(kind: SmallTalk): string {
  return lines[kind];
}
