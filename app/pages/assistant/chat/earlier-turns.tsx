import { Suspense, type ToggleEvent, useState } from 'react';

import { ShownReply } from '../reply/shown-reply.tsx';
import type { ChatTurn } from './chat.ts';
import { readGist } from './read-gist.ts';

/** The turns before the newest, folded to their question and the first line of the reply. */
export function EarlierTurns({ turns }: { readonly turns: readonly ChatTurn[] }) {
  return (
    <section className="earlier" aria-labelledby="earlier">
      <h2 id="earlier" className="unseen">
        Earlier in this chat
      </h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn.id}>
            <EarlierTurn turn={turn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Its reply is written once it is unfolded. */
function EarlierTurn({ turn: { asked, reply, corrections } }: { readonly turn: ChatTurn }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="turn"
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="turn-question">{asked.problem}</span>
        <span className="turn-gist">{readGist(reply)}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <ShownReply reply={reply} corrections={corrections} />
        </Suspense>
      )}
    </details>
  );
}
