import type { ReplyOutput } from '../talk/fetch-reply.ts';
import { CopyReply } from './copy-reply.tsx';
import { OpenPlan } from './open-plan.tsx';

/** What can be done with a whole reply. */
export function ReplyActions({ reply: { text, plan } }: { readonly reply: ReplyOutput }) {
  return (
    <>
      {plan && <OpenPlan suggested={plan} />}
      <CopyReply key={text} text={text} />
    </>
  );
}
