import './turns.css';

import { MessageSquarePlus } from 'lucide-react';

import { lazyPiece } from '../../../ui/lazy.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { ExampleQuestion } from './examples.tsx';
import { Output } from './output.tsx';
import type { useTurns } from './use-turns.ts';

const EarlierTurns = lazyPiece(async () => (await import('./earlier-turns.tsx')).EarlierTurns);

type TurnsProps = {
  readonly chat: ReturnType<typeof useTurns>;
  readonly onExample: (example: ExampleQuestion) => void;
};

/** The turns of a chat: the earlier ones folded, and the newest at the end. */
export function Turns({ chat: { turns, unsaved, correcting, stop, forget }, onExample }: TurnsProps) {
  const hydrated = useHydrated();
  const last = turns.at(-1);
  const earlier = unsaved ? turns : turns.slice(0, -1);
  const corrections = unsaved ? {} : (last?.corrections ?? {});
  const { asked, output } = unsaved ?? {
    asked: last?.asked ?? null,
    output: last?.reply ?? { kind: 'empty' as const },
  };
  return (
    <div className={hydrated ? 'turns turns-live' : 'turns'}>
      {turns.length > 0 && (
        <div className="turns-head">
          <button type="button" className="text-button new-chat" onClick={forget}>
            <MessageSquarePlus aria-hidden /> New chat
          </button>
        </div>
      )}
      {earlier.length > 0 && <EarlierTurns turns={earlier} />}
      <section className="newest" aria-labelledby={turns.length > 0 ? 'newest' : undefined}>
        {turns.length > 0 && (
          <h2 id="newest" className="unseen">
            Newest question
          </h2>
        )}
        <Output
          output={output}
          asked={asked}
          corrections={corrections}
          correcting={correcting}
          onStop={stop}
          onExample={onExample}
        />
      </section>
    </div>
  );
}
