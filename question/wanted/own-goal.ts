import { foldText } from '../../search/text/plain-text.ts';
import { goalAside, goalEnds, goalLeads, goalPurpose, goalThings } from '#lexicon/intent/goal-leads.ts';

const longest = 80;

/** What the learner wants to make or reach, in their own words and at most 80 characters; null without it. */
export function readOwnGoal(message: string): string | null {
  const text = message.slice(0, farthest).replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
  const [first = ''] = text.split(/[.!?]\s/);
  const isAsked = /[?¿؟？]|^(?:how|what|why|when|where|which|who|is|are|do|does|can)\b/iu.test(text);
  const said =
    findFirst(goalThings, isAsked ? '' : first) ??
    findFirst(goalLeads, text) ??
    findFirst([goalPurpose], isAsked ? '' : text);
  const goal = cutWords((said ?? '').split(goalEnds)[0] ?? '');
  return goal.split(' ').length < 2 || goalAside.test(foldText(goal)) ? null : goal;
}

/** After this many letters, nobody says what it is for. */
const farthest = 2000;

function findFirst(leads: readonly RegExp[], text: string): string | undefined {
  return leads.map((lead) => lead.exec(text)?.groups?.['goal']).find((goal) => goal !== undefined);
}

function cutWords(words: string): string {
  const trimmed = words.replaceAll(/^[\s"'(]+|[\s"',:(-]+$/g, '');
  if (trimmed.length <= longest) return trimmed.replace(hanging, '');
  const cut = trimmed
    .slice(0, longest + 1)
    .replace(/\s+\S*$/u, '')
    .slice(0, longest);
  return (wholePart.exec(cut)?.groups?.['part'] ?? cut).replace(hanging, '');
}

/** Words that lead to what was cut off. */
const hanging = /(?:[,\s]+(?:and|or|the|an?|to|for|of|with|by|that|which|where|in|on|so|have to|my|our))+$/iu;
/** As much as makes sense by itself, if that is most of it. */
const wholePart = /^(?<part>.{25,})(?:, | (?:and|but|so|because|where|when|while) )/u;
