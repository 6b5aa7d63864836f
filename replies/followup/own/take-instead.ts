import { listMentioned, readMentions } from '#question/names/mentions.ts';

import type { Library } from '../../library.ts';
import { type AskedMessage, keepAfterCare } from '../chat.ts';
import type { AskedAgain } from '../followup-reply.ts';

/** More words ask something of their own. */
const mostWords = 8;

/** The wish before, with what we teach in the place of what we do not: "ok fine, Python then". Null where nothing was refused. */
export function takeInstead(library: Library, asked: AskedMessage): AskedAgain | null {
  const turn = keepAfterCare(asked.thread ?? []).at(-1);
  const refused = turn?.meaning.uncovered ?? [];
  const { problem } = asked;
  if (!turn || turn.meaning.intent !== 'uncovered' || problem.trim().split(/\s+/).length > mostWords)
    return null;
  const [slug, ...others] = listMentioned(readMentions(library.index.names, problem));
  const name = library.roadmaps.get(slug ?? '')?.name;
  if (name === undefined || others.length > 0 || problem.includes('?')) return null;
  const wish = refused.reduce(
    (text, one) => text.replaceAll(new RegExp(RegExp.escape(one), 'giu'), name),
    turn.problem,
  );
  const again = wish === turn.problem ? `plan for ${name}: ${wish}` : wish;
  return { lead: '', again: { ...asked, problem: again, language: name, thread: [] } };
}
