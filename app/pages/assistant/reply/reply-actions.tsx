import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import type { ExampleQuestion } from '../chat/examples.tsx';
import type { ReplyOutput } from '../chat/fetch-reply.ts';
import { OpenPlan } from './open-plan.tsx';

export type ReplyActionsProps = {
  readonly reply: ReplyOutput;
  readonly language: string;
  readonly onExample: (example: ExampleQuestion) => void;
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

function CopyReply({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className="button quiet" onClick={() => void copy()}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />} {copied ? 'Copied' : 'Copy'}
    </button>
  );
}

type WaysForwardProps = { readonly language: string; readonly onPick: (example: ExampleQuestion) => void };

/** For a message that was not understood: three ways to say it, which fill in the question. */
function WaysForward({ language, onPick }: WaysForwardProps) {
  const ways = [
    ['Make a plan', `Make me a plan for ${language}.`],
    ['Explain a topic', 'Explain this topic: '],
    ['Fix an error', 'My code:\n\n\nThe message:\n'],
  ] as const;
  return ways.map(([label, problem]) => (
    <button key={label} type="button" className="button quiet" onClick={() => onPick({ language, problem })}>
      {label}
    </button>
  ));
}
