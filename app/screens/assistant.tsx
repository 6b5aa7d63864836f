import './assistant.css';
import { History as Clock, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';

import { AskFields } from '../assistant/ask-fields.tsx';
import { fillIn } from '../assistant/fill-in.ts';
import { History } from '../assistant/history.tsx';
import { Output } from '../assistant/output.tsx';
import { useAsk } from '../assistant/use-ask.ts';
import { useHistory } from '../assistant/use-history.ts';
import { usePageData } from '../page-data.ts';
import { useRemembered } from '../assistant/use-remembered.ts';
import { useDraft } from '../record/use-draft.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

export function AssistantScreen() {
  const { technologies } = usePageData('assistant', '/ai');
  const form = useRef<HTMLFormElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const hydrated = useHydrated();
  const history = useHistory();
  const { output, ask, stop } = useAsk(form, history.add);
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
          {showsHistory ? <MessageSquare aria-hidden /> : <Clock aria-hidden />}
          {showsHistory ? 'Chat' : 'History'}
        </button>
      </div>
      <History history={history} hidden={!showsHistory} onAgain={resend} />
      <section className="chat" aria-label="Chat" hidden={showsHistory}>
        <AskFields form={form} technologies={technologies} onAsk={ask} remembered={remembered} />
        <Output output={output} onStop={stop} onExample={(example) => fillIn(form.current, example)} />
      </section>
    </div>
  );
}
