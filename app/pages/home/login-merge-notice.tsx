import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';
import { useLoginMerge } from '../../record/login-merge.ts';

/** Says what the last login added to the account from this device. */
export function LoginMergeNotice() {
  const merge = useLoginMerge();
  const parts = merge && [
    ...(merge.topics > 0 ? [count(merge.topics, 'topic')] : []),
    ...(merge.plans > 0 ? [count(merge.plans, 'plan')] : []),
  ];
  return (
    <output className="login-merge">
      {parts && `Added to your account from this device: ${joinWords(parts)}.`}
    </output>
  );
}
