import { useLoginMerge } from '../../record/login-merge.ts';

/** Says what the last login added to the account from this device. */
export function LoginMerge() {
  const merge = useLoginMerge();
  const parts = merge && [count(merge.topics, 'topic'), count(merge.plans, 'plan')];
  return (
    <output className="login-merge">
      {parts && `Added to your account from this device: ${parts.filter(Boolean).join(' and ')}.`}
    </output>
  );
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
