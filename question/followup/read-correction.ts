import { correctionLead, hesitation, refusal, vagueThing } from '#lexicon/followup/correction-words.ts';

import { foldText } from '../../search/text/plain-text.ts';

/** What a message says instead of what was understood. */
export type SaidInstead = {
  /** Whether it says that it was misunderstood, and not only "no". */
  readonly isPlain: boolean;
  /** What is meant, in folded text; empty where it is not said. */
  readonly rest: string;
};

const lead = new RegExp(`^(?:${correctionLead.source})(?![\\p{L}\\p{N}'])`, 'u');
const [refused, hesitant] = [refusal, hesitation].map((words) => new RegExp(`^(?:${words.source})`, 'u'));
const between = /^[\s,.;:!?()-]+/u;

/** "No, not that. I meant the linked list" means "the linked list". Null where nothing is corrected. */
export function readCorrection(message: string): SaidInstead | null {
  let rest = foldText(message).trim();
  let [isPlain, isCorrection] = [false, false];
  for (;;) {
    const [plain, no] = [lead.exec(rest), refused?.exec(rest)];
    const found = plain ?? no ?? hesitant?.exec(rest);
    if (!found) break;
    isPlain ||= plain !== null;
    isCorrection ||= found === plain || found === no;
    rest = rest.slice(found[0].length).replace(between, '');
  }
  return isCorrection ? { isPlain, rest: rest.replace(vagueThing, '').replace(/[\s.!?,;:-]+$/u, '') } : null;
}
