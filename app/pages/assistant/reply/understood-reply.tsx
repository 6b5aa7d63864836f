import type { Corrections } from '#question/meaning/meaning.ts';

import { writeUnderstood } from '../../../../replies/understood.ts';
import type { ReplyOutput } from '../chat/fetch-reply.ts';
import { Understood } from '../understood/understood.tsx';
import { listParts } from '../understood/parts.ts';
import { Reply } from './reply.tsx';

export type UnderstoodReplyProps = {
  readonly reply: ReplyOutput;
  readonly corrections: Corrections;
  /** Absent where it can no longer be corrected. */
  readonly onCorrect?: (corrections: Corrections) => void;
};

/** A reply, with what was understood as buttons above it. */
export function UnderstoodReply({ reply: { text, meaning }, corrections, onCorrect }: UnderstoodReplyProps) {
  if (!meaning || !onCorrect || listParts(meaning).length === 0) return <Reply text={text} />;
  const line = writeUnderstood(meaning);
  // The buttons say what the line says.
  const rest = line === null ? text : text.replace(`${line}\n\n`, '');
  return (
    <>
      <Understood meaning={meaning} corrections={corrections} onCorrect={onCorrect} />
      <Reply text={rest} />
    </>
  );
}
