import type { ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { nameOf } from '../words.ts';

type OffTopic = Extract<ReplyInput, { readonly intent: 'off-topic' }>;
type Uncovered = Extract<ReplyInput, { readonly intent: 'uncovered' }>;

/** We do not teach it: said so first, with what it is, what to look for elsewhere, and which roadmaps lead towards it; neither a plan nor an outside link. */
export function writeUncovered(library: Library, { name, is, look, nearest }: Uncovered): string[] {
  const first = `${sayNoRoadmap(name, is)}${look === null ? '' : ` Elsewhere, ${look}.`}`;
  const [best] = nearest;
  if (!best) return [first, is === null ? nameOne : leadsNowhere];
  const leads = best.after ? 'leads on from' : 'is a step towards';
  const lines = nearest.map(
    ({ technology, why }) =>
      `- [${escapeMarks(nameOf(library, technology))}](/language/${technology}): ${why}.`,
  );
  return [
    first,
    [`What we teach that ${leads} ${escapeMarks(name ?? 'it')}:`, ...lines].join('\n'),
    `I make no plan for one of these unless you ask: write "plan for ${escapeMarks(nameOf(library, best.technology))}" if you want it.`,
  ];
}

const nameOne = 'Name one of the technologies under [Roadmaps](/language), and I will make a plan for it.';
const leadsNowhere =
  'None of our roadmaps is a step towards it. If you want to learn to program as well, choose one under [Roadmaps](/language), or tell me what you would like to make.';

/** That it has no roadmap, and in one sentence what it is. */
function sayNoRoadmap(name: string | null, is: string | null): string {
  const what = name === null ? 'That technology' : escapeMarks(name);
  const [are, it] = is?.startsWith('are ') ? ['are', 'They'] : ['is', 'It'];
  const told = is === null ? '' : ` ${it} ${escapeMarks(is)}.`;
  return `${what} ${are} not among our roadmaps, so there is no plan and no link for ${are === 'are' ? 'them' : 'it'} here.${told}`;
}

/** About another part of life: said so, with what can be asked instead. */
export function writeOffTopic(library: Library, { field }: OffTopic): string[] {
  const chosen = field.kind === 'covered' ? field.technologies[0] : undefined;
  const name = escapeMarks(nameOf(library, chosen ?? 'html'));
  return [
    'I can only help with learning to program. I make plans for the technologies under [Roadmaps](/language), and I explain their topics.',
    `Ask for a plan, such as "make me a plan for ${name}". Or ask about one of its topics by name.`,
  ];
}
