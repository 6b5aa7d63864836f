import type { AskTurn } from '#contract/assistant.ts';
import { sharedLimits } from '#contract/limits.ts';

import type { ChatTurn } from './chat.ts';

/** The last turns, as they are sent with the next message. */
export function writeTurns(turns: readonly ChatTurn[]): AskTurn[] {
  const understood = turns.flatMap(({ asked: { problem }, reply: { meaning, plan } }) =>
    meaning ? [{ problem, meaning, ...(plan && { plan }) }] : [],
  );
  return understood.slice(-sharedLimits.ask.turns);
}
