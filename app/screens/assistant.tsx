import './assistant.css';
import { History, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';

import { AskFields } from '../assistant/ask-fields.tsx';
import { fillIn } from '../assistant/fill-in.ts';
import { Output } from '../assistant/output.tsx';
import { useAsk } from '../assistant/use-ask.ts';
import { usePageData } from '../page-data.ts';
import { useRemembered } from '../assistant/use-remembered.ts';
import { useDraft } from '../record/use-draft.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

export function AssistantScreen() {
  const { technologies } = usePageData('assistant', '/ai');
  const form = useRef<HTMLFormElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const hydrated = useHydrated();
  const { output, history, ask, stop } = useAsk(form);
  useDraft(form, 'ai');
  const remembered = useRemembered(form);
  const resend = (problem: string) => {
    setShowsHistory(false);
    ask(problem);
  };
  return (
    <div className="page assistant">
      <div className="assistant-head">
        <h1>Ask AI</h1>
        <button
          type="button"
          className="button quiet"
          aria-expanded={showsHistory}
          aria-controls="history"
          disabled={!hydrated}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {showsHistory ? <MessageSquare aria-hidden /> : <History aria-hidden />}
          {showsHistory ? 'Chat' : 'History'}
        </button>
      </div>
      <section id="history" className="history" aria-label="History" hidden={!showsHistory}>
        <h2>History</h2>
        {history.length === 0 ? <p>Questions you ask on this page are listed here.</p> : null}
        <ol>
          {history.map(({ id, problem }) => (
            <li key={id}>
              <button type="button" onClick={() => resend(problem)}>
                {problem}
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section className="chat" aria-label="Chat" hidden={showsHistory}>
        <AskFields form={form} technologies={technologies} onAsk={ask} remembered={remembered} />
        <Output output={output} onStop={stop} onExample={(example) => fillIn(form.current, example)} />
      </section>
    </div>
  );
}
