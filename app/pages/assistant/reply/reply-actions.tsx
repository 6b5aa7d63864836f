import type { Example } from '../chat/examples.tsx';
import type { ReplyOutput } from '../chat/fetch-reply.ts';
import { CopyReply } from './copy-reply.tsx';
import { OpenPlan } from './open-plan.tsx';
import { WaysForward } from './ways-forward.tsx';

type ReplyActionsProps = {
  readonly reply: ReplyOutput;
  readonly language: string;
  readonly onExample: (example: Example) => void;
};

/** Whether a reply leads no further by itself. */
function isAstray(meaning: ReplyOutput['meaning']): boolean {
  return meaning?.grade === 'lost' || meaning?.intent === 'offtopic';
}

/** What can be done with a whole reply. */
export function ReplyActions({ reply: { text, meaning, plan }, language, onExample }: ReplyActionsProps) {
  return (
    <>
      {isAstray(meaning) && <WaysForward language={language} onPick={onExample} />}
      {plan && <OpenPlan suggested={plan} />}
      <CopyReply key={text} text={text} />
    </>
  );
}
