import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { lazyComponent } from '../../../ui/lazy.tsx';
import type { UnderstoodReplyProps } from './understood-reply.tsx';

const UnderstoodReply = lazyComponent(
  async () => (await import('./understood-reply.tsx')).UnderstoodReply,
  PlainReply,
);

/** A reply that suspends until its script is there. If it cannot be shown as it should be, its text remains. */
export function ShownReply(props: UnderstoodReplyProps) {
  return (
    <ErrorBoundary of={props.reply} fallback={<PlainReply {...props} />}>
      <UnderstoodReply {...props} />
    </ErrorBoundary>
  );
}

function PlainReply({ reply }: UnderstoodReplyProps) {
  return <p className="reply-plain">{reply.text}</p>;
}
